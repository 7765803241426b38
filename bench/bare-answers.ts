// A bare server that reads each request and returns an empty answer: the most requests that this machine can answer at
// all.
import { createServer } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('{}'))
})
server.listen(0, '127.0.0.1', () => {
  console.log(listeningPort(server))
})
