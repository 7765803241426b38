/** The version that this app says it is. */
export const appVersion = '0.1.0'
