import type { WindowLine } from '@stratomate/contracts/desktop-window/brokers'

/** The state of a connection, in a sentence that says what to do. */
export const lineLabels = {
  off: 'Not connected. Choose it once more, or start the app again.',
  connecting: 'Connecting…',
  ready: 'Connected.',
  waiting: 'Not connected. The app keeps trying.',
  sign_in: 'Waits for you: your access is missing, or was not accepted.',
  wrong_account: 'Waits for you: your access is of another account.',
  consent: 'Waits for you: read its notice below and save it.',
  protocol: 'Trading is paused there: it speaks in a way that this app does not know. Look for a newer version.',
} as const satisfies Record<WindowLine, string>
