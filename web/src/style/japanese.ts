/** The font of Japanese, loaded only with that language. */
import "virtual:japanese.css";

// Japanese letters are as wide as high. The sign that a device shows for letters that it lacks is narrower.
const SIZE = 100;
const pen = document.createElement("canvas").getContext("2d");
if (pen) {
  pen.font = `${SIZE}px sans-serif`;
  document.documentElement.toggleAttribute("data-letterless", pen.measureText("漢").width !== SIZE);
}
