import { endpoints, mcpPath } from '@stratomate/contracts'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperTrade } from '#server/main/testing/paper-trade.ts'
import { connectDesktop, type Desktop, type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let shop: Shop
let owner: Member
let desktop: Desktop
let reading: string
beforeAll(async () => {
  shop = await startShop()
  owner = await shop.member()
  await owner.visitor.call('startTrial', { body: {} })
  desktop = await connectDesktop(shop, owner)
  reading = await tokenOf(owner, 'read')
})
afterAll(() => shop.close())

async function tokenOf(member: Member, scope: 'read' | 'pause'): Promise<string> {
  const { body } = await member.visitor.call('makeAccessToken', { body: { name: scope, scopes: [scope], days: 30 } })
  return body.secret
}

/** An assistant, with the client of the protocol's own library. */
async function connectAssistant(token: string): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(mcpPath, shop.origin), { requestInit: { headers } }))
  return client
}

function post(body: string, headers: Record<string, string>): Promise<Response> {
  const type = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  return fetch(new URL(mcpPath, shop.origin), { method: 'POST', headers: { ...type, ...headers }, body })
}

test('an assistant finds every call that a token may read with, and none that changes something', async () => {
  const assistant = await connectAssistant(reading)

  const { tools } = await assistant.listTools()

  const readable = Object.entries(endpoints).filter(([, endpoint]) => 'scope' in endpoint && endpoint.scope === 'read')
  expect(tools.map(({ name }) => name).toSorted()).toEqual(readable.map(([name]) => name).toSorted())
  expect(readable.map(([, { route }]) => route.method)).toEqual(readable.map(() => 'GET'))
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
})

test('it reads the trades of its person as the API answers them, and nobody else’s', async () => {
  const lease = await desktop.visitor.call('takeLease', { body: { want: 1 } })
  const trade = paperTrade(String(decodeJwt(lease.body.lease).jti))
  await desktop.visitor.call('reportTrades', { body: { trades: [trade] } })
  const assistant = await connectAssistant(reading)

  const { structuredContent } = await assistant.callTool({ name: 'listTrades', arguments: { limit: 5 } })

  expect(structuredContent).toEqual((await owner.visitor.call('listTrades')).body)
  const stranger = await connectAssistant(await tokenOf(await shop.member(), 'read'))
  expect((await stranger.callTool({ name: 'listTrades' })).structuredContent).toEqual({ items: [], nextCursor: null })
})

test('it reads the statistics too', async () => {
  const assistant = await connectAssistant(reading)

  const { structuredContent } = await assistant.callTool({ name: 'readStatistics', arguments: { period: '7d' } })

  expect(structuredContent).toEqual((await owner.visitor.call('readStatistics', { query: { period: '7d' } })).body)
})

test.for([
  ['listTrades', { limit: 0 }, /invalid_input/u],
  ['listTrades', { cursor: 'no cursor of ours' }, /invalid_input/u],
  ['readStatistics', { period: ['7d'] }, /invalid_input/u],
  ['pauseDevice', {}, /no tool pauseDevice/u],
] as const)('%s with %j is an error that says why', async ([name, input, why]) => {
  const assistant = await connectAssistant(reading)

  const { isError, content } = await assistant.callTool({ name, arguments: { ...input } })

  expect(isError).toBe(true)
  expect(JSON.stringify(content)).toMatch(why)
})

test('without a token that may read, nothing is answered', async () => {
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const codeOf = async (headers: Record<string, string>) => {
    const answer = await post(list, headers)
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }

  expect(await codeOf({})).toEqual([401, 'token_refused'])
  expect(await codeOf({ authorization: 'Bearer nobody' })).toEqual([401, 'token_refused'])
  expect(await codeOf({ authorization: `Bearer ${await tokenOf(owner, 'pause')}` })).toEqual([403, 'token_scope'])
})

test('nobody is kept waiting for news of the tools: a call for them is answered at once', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'assistant', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const listen = { method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true }, _meta: meta } }
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }

  const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 7, ...listen }), {
    ...headers,
    authorization: `Bearer ${reading}`,
  })

  expect(await answer.text()).toContain('Subscription limit reached')
})

test.for(['', '{', '[]', '{"jsonrpc":"2.0"}', '{"method":4}', `{"x":"${'y'.repeat(2_000_000)}"}`])(
  'what is no call of the protocol is refused, and the service lives: %.20s',
  async (body) => {
    const answer = await post(body, { authorization: `Bearer ${reading}` })

    expect([400, 413]).toContain(answer.status)
    expect((await shop.visitor().call('readHealth')).status).toBe(200)
  },
)
