// `npm start`: the server runs in this very process, so that Ctrl-C reaches it once and its exit code is ours.
// NODE_ENV is set here because a shell prefix does not work in every shell; it decides nothing but library speed.
process.env['NODE_ENV'] ??= 'production'

await import('../../../apps/server/src/main/main.ts')
