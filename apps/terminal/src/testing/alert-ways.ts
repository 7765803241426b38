/** How a program tells of a signal: the input that switches it on, and what the terminal then says it did. */
export const alertWays = [
  ['alertPopup', 'alert'],
  ['alertPush', 'push'],
  ['alertMail', 'mail'],
  ['alertSound', 'sound'],
] as const
