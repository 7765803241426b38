/** A setting that stops the start; `message` is one line that names the variable. */
export class SettingsError extends Error {}
