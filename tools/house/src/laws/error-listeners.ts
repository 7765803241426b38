import { type CallExpression, type Expression, type NewExpression, Visitor } from 'oxc-parser'
import { isTest, lineAt, type SourceFile, type Violation } from '../source-file.ts'

type Code = NonNullable<SourceFile['code']>
type Making = CallExpression | NewExpression

/** What makes an emitter whose `error` event ends the process when nobody listens, by the module it comes from. */
const makers: Readonly<Record<string, readonly string[]>> = {
  pg: ['Client', 'Pool'],
  ws: ['WebSocket', 'WebSocketServer'],
  'node:child_process': ['spawn', 'fork', 'execFile', 'exec'],
  'node:fs': ['createReadStream', 'createWriteStream'],
  'node:http': ['createServer', 'request', 'get'],
  'node:https': ['createServer', 'request', 'get'],
  'node:net': ['createServer', 'connect', 'createConnection', 'Socket', 'Server'],
  'node:tls': ['createServer', 'connect'],
  'node:worker_threads': ['Worker'],
}

/** Emitters whose listener is not beside them: `path` and what is made, with the reason why that is right. */
export type Excuse = { path: string; made: string; reason: string }

export const excuses: readonly Excuse[] = [
  {
    path: 'apps/server/src/adapters/storage-folder.ts',
    made: 'createReadStream',
    reason: 'is returned; Fastify listens to each stream that it sends',
  },
  {
    path: 'apps/server/src/adapters/storage-s3.ts',
    made: 'createReadStream',
    reason: 'is the body of a call of the SDK, which fails with its error',
  },
]

/**
 * Every emitter that we make has an `error` listener for its whole life, attached by its name: without one, the first
 * error ends the process. `once` is refused, since it leaves the second error without a listener. `pipeline` listens to
 * what it is given. Tests and the commands of developers may end with an error.
 */
export function checkErrorListeners(files: readonly SourceFile[], excused = excuses): Violation[] {
  return files.flatMap(({ path, text, code }) => {
    if (code === null || isTest(path) || !path.startsWith('apps/')) return []
    const found = findMakings(text, code)
    return found.makings
      .filter(({ name }) => name === null || !found.listened.has(name))
      .filter(({ made }) => !excused.some((excuse) => excuse.path === path && excuse.made === made))
      .map(({ made, start }) => ({
        law: 'error listeners',
        path,
        line: lineAt(text, start),
        message: `${made} makes an emitter without .on('error', …) in this file: its first error ends the process`,
      }))
  })
}

type Found = { makings: { made: string; name: string | null; start: number }[]; listened: Set<string> }

function findMakings(text: string, code: Code): Found {
  const imported = importedMakers(code)
  const found: Found = { makings: [], listened: new Set() }
  const named = new Map<number, string>()
  const guarded = new Set<number>()
  const nameMakings = (name: string, value: Expression | null) => {
    const making = value === null ? null : rootOf(value)
    if (making !== null) named.set(making.start, name)
  }
  const visit = (node: Making) => {
    const made = makerOf(text.slice(node.callee.start, node.callee.end), imported)
    if (made !== null && !guarded.has(node.start)) {
      found.makings.push({ made, name: named.get(node.start) ?? null, start: node.start })
    }
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => nameMakings(text.slice(id.start, id.end).split(':')[0] ?? '', init),
    AssignmentExpression: ({ left, right }) => nameMakings(text.slice(left.start, left.end), right),
    NewExpression: visit,
    CallExpression(node) {
      const callee = text.slice(node.callee.start, node.callee.end)
      if (callee === 'pipeline') for (const { start } of node.arguments) guarded.add(start)
      const listened = listenedName(text, node)
      if (listened !== null) found.listened.add(listened)
      visit(node)
    },
  }).visit(code.program)
  return found
}

/** The names under which a file knows makers: `connect as dial`, `pg.Client`, and the default export of `ws` alike. */
function importedMakers({ program }: Code): Map<string, string> {
  const names = new Map<string, string>()
  const declarations = program.body.filter((statement) => statement.type === 'ImportDeclaration')
  for (const { source, specifiers } of declarations) {
    const exported = makers[source.value] ?? []
    for (const { type, local, ...rest } of specifiers) {
      const name = 'imported' in rest && 'name' in rest.imported ? rest.imported.name : null
      if (name !== null && exported.includes(name)) names.set(local.name, name)
      if (type !== 'ImportSpecifier') exported.forEach((maker) => names.set(`${local.name}.${maker}`, maker))
      if (type === 'ImportDefaultSpecifier' && source.value === 'ws') names.set(local.name, 'WebSocket')
    }
  }
  return names
}

function makerOf(callee: string, imported: Map<string, string>): string | null {
  return imported.get(callee) ?? null
}

/** The call at the bottom of a chain such as `connect(place).setNoDelay()`. */
function rootOf(value: Expression): { start: number } | null {
  if (value.type === 'NewExpression') return value
  if (value.type !== 'CallExpression') return null
  if (value.callee.type !== 'MemberExpression') return value
  return rootOf(value.callee.object) ?? value
}

/** `socket` of `socket.on('error', …)`, also after other calls in between: `socket.on('close', …).on('error', …)`. */
function listenedName(text: string, { callee, arguments: [event] }: CallExpression): string | null {
  if (callee.type !== 'MemberExpression' || event?.type !== 'Literal' || event.value !== 'error') return null
  if (!/\.(on|addListener)$/u.test(text.slice(callee.start, callee.end))) return null
  let object: Expression = callee.object
  while (object.type === 'CallExpression' && object.callee.type === 'MemberExpression') object = object.callee.object
  return text.slice(object.start, object.end)
}
