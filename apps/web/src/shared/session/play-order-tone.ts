const tone = { hertz: 880, seconds: 0.14, volume: 0.06 } as const

/** Plays a short, quiet tone. A browser stays silent until the page was touched, and so does one without sound. */
export function playOrderTone(): void {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const volume = new GainNode(context, { gain: tone.volume })
  const source = new OscillatorNode(context, { frequency: tone.hertz })
  source.connect(volume).connect(context.destination)
  volume.gain.setTargetAtTime(0, context.currentTime + tone.seconds / 2, tone.seconds / 4)
  source.addEventListener('ended', () => void context.close())
  source.start()
  source.stop(context.currentTime + tone.seconds)
}
