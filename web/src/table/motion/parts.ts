/** The parts of the effects, which load together. */
import "./motions.css";

export { cuesOf } from "./cues";
export { motionsOf } from "./motions";
export { Stage } from "./stage";
export { Sounds, vibrate } from "./sounds";
