import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { listeningPort } from '@stratomate/std/ports'
import { SMTPServer } from 'smtp-server'

type Received = { to: string[]; source: string }
type Answers = { recipient?: (address: string) => Error | null; sender?: () => Error | null; password?: string }

/** A real mail server of a test; what it accepts is in `received`. */
export function mailServer() {
  const received: Received[] = []
  let answers: Answers = {}
  let server: SMTPServer | null = null
  let port = 0
  const listen = async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: ({ password }, _session, done) =>
        password === answers.password ? done(null, { user: 'shop' }) : done(refusal(535, 'Wrong password')),
      onMailFrom: (_address, _session, done) => done(answers.sender?.() ?? null),
      onRcptTo: ({ address }, _session, done) => done(answers.recipient?.(address) ?? null),
      onData: (stream, session, done) => {
        text(stream).then(
          (source) => {
            received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
            done()
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
      },
    })
    server.on('error', () => undefined)
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = listeningPort(listening)
  }
  const close = async () => {
    const closing = server
    server = null
    if (closing !== null) await new Promise<void>((resolve) => closing.close(resolve))
  }
  return {
    received,
    url: (credentials = '') => `smtp://${credentials}127.0.0.1:${port}`,
    answer: (next: Answers) => {
      answers = next
    },
    listen,
    close,
  }
}

/** How the server refuses: a code of 4xx puts a mail off, one of 5xx ends it. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
