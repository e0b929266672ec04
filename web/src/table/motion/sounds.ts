/** Our own sounds, made from tones and noise when they are played, and the vibrations of a phone. */
import { settings } from "../../lib/settings.svelte";
import type { Cue } from "./cues";

/** A tone that slides between two pitches, or noise around them; all times in seconds. */
export interface Note {
  at: number;
  lasts: number;
  pitch: [from: number, to: number];
  gain: number;
  wave: OscillatorType | "noise";
}

const tone = (at: number, pitch: number, lasts: number, gain: number, wave: OscillatorType = "triangle"): Note => ({
  at,
  lasts,
  pitch: [pitch, pitch],
  gain,
  wave,
});
const slide = (at: number, from: number, to: number, lasts: number, gain: number, wave: Note["wave"]): Note => ({
  at,
  lasts,
  pitch: [from, to],
  gain,
  wave,
});
const clink = (at: number, pitch: number): Note[] => [
  tone(at, pitch, 0.16, 0.12, "sine"),
  tone(at, pitch * 2.76, 0.09, 0.07, "sine"),
];

export const SOUNDS: Record<Cue, Note[]> = {
  // cards picked up from the table, and a short call
  take: [slide(0, 1800, 3600, 0.12, 0.1, "noise"), tone(0.07, 392, 0.16, 0.12), tone(0.16, 587, 0.24, 0.12)],
  // a drum, and boots
  conquer: [slide(0, 170, 62, 0.2, 0.5, "sine"), slide(0, 900, 300, 0.09, 0.16, "noise")],
  lose: [slide(0, 150, 70, 0.22, 0.35, "sine"), slide(0.03, 330, 220, 0.3, 0.09, "triangle")],
  // a die that hits the table four times
  die: [0, 0.09, 0.19, 0.31].flatMap((at, i) => [
    slide(at, 2600 - 300 * i, 1200, 0.04, 0.3, "noise"),
    tone(at, 720 - 60 * i, 0.05, 0.12, "square"),
  ]),
  coins: [clink(0, 1568), clink(0.07, 1865), clink(0.13, 1661), clink(0.2, 2093)].flat(),
  // a bell, and a breath
  decline: [
    tone(0, 294, 0.5, 0.14),
    slide(0.12, 277, 196, 0.6, 0.12, "triangle"),
    slide(0, 500, 180, 0.6, 0.05, "noise"),
  ],
  capture: [
    tone(0, 659, 0.1, 0.1, "square"),
    tone(0.1, 494, 0.12, 0.1, "square"),
    slide(0.2, 220, 80, 0.25, 0.3, "sine"),
  ],
  turn: [tone(0, 523, 0.4, 0.14), tone(0.12, 659, 0.4, 0.14), tone(0.24, 784, 0.45, 0.14)],
  // a fanfare
  win: [
    [0, 523],
    [0.14, 523],
    [0.22, 523],
    [0.3, 784],
    [0.56, 698],
    [0.66, 784],
    [0.76, 1047],
  ].flatMap(([at = 0, pitch = 0]) => [
    tone(at, pitch, at > 0.7 ? 0.8 : 0.22, 0.1, "sawtooth"),
    tone(at, pitch / 2, at > 0.7 ? 0.8 : 0.22, 0.1),
  ]),
  end: [tone(0, 440, 0.3, 0.12), tone(0.2, 392, 0.3, 0.12), tone(0.4, 330, 0.7, 0.12)],
};

const GAP = 0.07; // seconds between two starts of the same sound
const NOISE_S = 1;
const AWAKE_MS = 2000; // after the last sound has begun, longer than any of them
const STEP = 1_103_515_245; // of a simple generator, so that noise is the same each time

/** Plays `notes` in any audio context, from `start` on, into `out`. */
export function render(audio: BaseAudioContext, out: AudioNode, notes: Note[], start: number): void {
  for (const { at, lasts, pitch, gain, wave } of notes) {
    const [begin, end] = [start + at, start + at + lasts];
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(gain, begin + Math.min(0.012, lasts / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(out);
    const bend = (value: AudioParam) => {
      value.setValueAtTime(pitch[0], begin);
      value.exponentialRampToValueAtTime(pitch[1], end);
    };
    let source: AudioScheduledSourceNode;
    if (wave === "noise") {
      const noise = audio.createBufferSource();
      noise.buffer = noiseIn(audio);
      const band = audio.createBiquadFilter();
      band.type = "bandpass";
      bend(band.frequency);
      noise.connect(band).connect(volume);
      source = noise;
    } else {
      const voice = audio.createOscillator();
      voice.type = wave;
      bend(voice.frequency);
      voice.connect(volume);
      source = voice;
    }
    source.start(begin);
    source.stop(end + 0.02);
  }
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The same second of noise for every sound of a context. */
function noiseIn(audio: BaseAudioContext): AudioBuffer {
  const made = noises.get(audio);
  if (made) return made;
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let value = 1;
  for (let i = 0; i < samples.length; i++) {
    value = (Math.imul(value, STEP) + 12_345) & 0x7fff_ffff;
    samples[i] = value / 0x3fff_ffff - 1;
  }
  noises.set(audio, buffer);
  return buffer;
}

export class Sounds {
  private audio: AudioContext | null = null;
  private readonly begun = new Map<Cue, number>();
  private closed = false;
  private sleep: ReturnType<typeof setTimeout> | undefined;

  /** Plays a sound at `part` of the volume that the user chose; moves of others are quieter. */
  play(cue: Cue, part = 1): void {
    if (!settings.volume || document.hidden) return;
    // After the picture: starting the audio takes longer than a frame.
    requestAnimationFrame(() => setTimeout(() => this.begin(cue, part)));
  }

  private begin(cue: Cue, part: number): void {
    if (this.closed) return;
    try {
      const audio = (this.audio ??= new AudioContext());
      void audio.resume();
      const now = audio.currentTime;
      if (now - (this.begun.get(cue) ?? -GAP) < GAP) return;
      this.begun.set(cue, now);
      const out = audio.createGain();
      out.gain.value = part * settings.volume ** 2; // loudness is heard by its logarithm
      out.connect(audio.destination);
      render(audio, out, SOUNDS[cue], now + 0.01);
      // A running context uses the processor, and a phone's battery, even in silence.
      clearTimeout(this.sleep);
      this.sleep = setTimeout(() => void audio.suspend(), AWAKE_MS);
    } catch {
      // without audio, a browser can still play
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.sleep);
    void this.audio?.close();
  }
}

/** Vibrations in milliseconds, with the pauses between them. */
const VIBRATIONS: Partial<Record<Cue, number[]>> = {
  conquer: [14],
  lose: [22, 40, 22],
  die: [8, 60, 8, 80, 14],
  decline: [30],
  capture: [14, 30, 14],
  turn: [25, 60, 25],
  win: [30, 50, 30, 50, 80],
};

/** Vibrates, unless nobody has used the page since it was loaded: browsers would log an error. */
export function vibrate(cue: Cue): void {
  const pattern = VIBRATIONS[cue];
  // eslint-disable-next-line compat/compat -- older Safaris have neither this nor vibrations
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.haptics && pattern && touched && !document.hidden) navigator.vibrate?.(pattern);
}
