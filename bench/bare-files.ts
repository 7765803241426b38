// A bare static file server over the built pages, or over the folder given, in a process of its own; prints its port.
// sirv reads all files in advance: the fastest way we know to serve plain files from Node.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listeningPort } from '@stratomate/std/ports'
import { repository } from '@stratomate/commands/repository'
import sirv from 'sirv'

const folder = process.argv[2] ?? join(repository, 'apps/web/build/client')
const serve = sirv(folder, { brotli: true, gzip: true, etag: true })
const server = createServer((request, response) => serve(request, response))
server.listen(0, '127.0.0.1', () => {
  console.log(listeningPort(server))
})
