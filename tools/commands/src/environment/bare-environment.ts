/**
 * The environment of a program that shall know these settings and nothing of the machine. Only what Node has compiled
 * before is passed on, which spares a service a quarter of the work of its start.
 */
export function bareEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: compiled } = process.env
  return { ...settings, ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }) }
}
