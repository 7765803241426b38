export type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }

// Functions, because every page carries the table of routes, and each repeats its words less often.
export const get = <const Path extends string>(path: Path) => ({ method: 'GET', path }) as const
export const post = <const Path extends string>(path: Path) => ({ method: 'POST', path }) as const
export const put = <const Path extends string>(path: Path) => ({ method: 'PUT', path }) as const
export const patch = <const Path extends string>(path: Path) => ({ method: 'PATCH', path }) as const
export const remove = <const Path extends string>(path: Path) => ({ method: 'DELETE', path }) as const
