import { beginLean } from './environment/begin-lean.ts'

// `npm start`: the server runs in this very process, so that Ctrl-C reaches it once and its exit code is ours.
beginLean()
// NODE_ENV is set here because a shell prefix does not work in every shell; it decides nothing but library speed.
process.env['NODE_ENV'] ??= 'production'
// The package for Windows is built where people start the product; a server of a test builds none.
process.env['DESKTOP_BUILD'] ??= 'on'

await import('../../../apps/server/src/main/main.ts')
