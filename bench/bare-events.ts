// A bare stream of server-sent events: every POST is written to all listeners, and nothing else is done.
import { createServer, type ServerResponse } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'

const readers = new Set<ServerResponse>()
let last = 0

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    response.write('retry: 1000\n\n')
    readers.add(response)
    response.on('close', () => readers.delete(response))
    return
  }
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    last += 1
    const text = `id: bare-${last}\nevent: post.changed\ndata: ${body}\n\n`
    for (const reader of readers) reader.write(text)
    response.end('{}')
  })
})

server.listen(0, '127.0.0.1', () => {
  console.log(listeningPort(server))
})
