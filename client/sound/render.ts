import type { Voice } from "./voice.ts";

const ATTACK_S = 0.004;
const SILENCE = 0.0001;

let noise: AudioBuffer | undefined;

/** A second of white noise, made once a context rate. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Schedules an effect on any context. Every voice fades in and out, so nothing clicks that should not. */
export function render(context: BaseAudioContext, into: AudioNode, voices: readonly Voice[], atS: number): void {
  for (const voice of voices) {
    const startS = atS + voice.startMs / 1_000;
    const endS = startS + voice.lengthMs / 1_000;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, startS);
    gain.gain.exponentialRampToValueAtTime(voice.peak, startS + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(SILENCE, endS);
    gain.connect(into);
    const source =
      voice.wave === "noise"
        ? noiseSource(context, voice, startS, endS, gain)
        : toneSource(context, voice, startS, endS, gain);
    source.start(startS);
    source.stop(endS);
  }
}

function toneSource(
  context: BaseAudioContext,
  voice: Voice,
  startS: number,
  endS: number,
  into: AudioNode,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = voice.wave as OscillatorType;
  source.frequency.setValueAtTime(voice.fromHz, startS);
  source.frequency.exponentialRampToValueAtTime(voice.toHz, endS);
  source.connect(into);
  return source;
}

function noiseSource(
  context: BaseAudioContext,
  voice: Voice,
  startS: number,
  endS: number,
  into: AudioNode,
): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(voice.fromHz, startS);
  filter.frequency.exponentialRampToValueAtTime(voice.toHz, endS);
  source.connect(filter).connect(into);
  return source;
}
