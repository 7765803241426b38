/** The ways in which a program announces a signal: the input that enables it, and what the terminal then reports. */
export const alertWays = [
  ['alertPopup', 'alert'],
  ['alertPush', 'push'],
  ['alertMail', 'mail'],
  ['alertSound', 'sound'],
] as const
