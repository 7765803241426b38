import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { useEffect, useRef } from 'react'
import { newTrades, type TradeLists } from './new-trades.ts'

const toneHz = { opened: 660, closed: 440, notified: 880 } as const
const toneS = 0.12

/** A short tone when a trade opens and a lower one when it ends, the same for wins and losses. Off until switched on. */
export function useSounds({ look, openTrades, closedTrades }: WindowState): void {
  const seen = useRef<TradeLists | null>(null)
  useEffect(() => {
    const before = seen.current
    seen.current = { openTrades, closedTrades }
    if (before === null || look.sound === 'off') return
    const { opened, ended } = newTrades(before, seen.current)
    if (opened.length > 0) playTone('opened')
    else if (ended.length > 0) playTone('closed')
  }, [look.sound, openTrades, closedTrades])
}

let context: AudioContext | null = null

/** A short tone; each kind has its own height. */
export function playTone(kind: keyof typeof toneHz): void {
  context ??= new AudioContext()
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.08, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + toneS)
  oscillator.frequency.value = toneHz[kind]
  oscillator.connect(volume).connect(context.destination)
  oscillator.start()
  oscillator.stop(context.currentTime + toneS)
}
