import { brokerIdOf, type BrokerKeyBy } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { brokerRiskText } from '@stratomate/domain/brokers/broker-risk'
import { control, heading, numbered, paragraph, step, strong, warning } from '../block-factories.ts'
import type { Block, Text } from '../blocks.ts'

/** How the person's own session is taken over, with the notice that the app shows before it. */
export function connectBySession(key: BrokerKeyBy<'session'>): Block[] {
  const id = brokerIdOf(key)
  const { name } = brokers[id]
  return [
    heading(`connect-${id}`, `Connect ${name}`),
    sessionSteps(name),
    warning('The broker’s own terms', brokerRiskText(key)),
    paragraph(
      'A session belongs to your network address and your browser. A VPN that is switched on or off, a new router address or signing out at the broker ends it; the app then stops, says so and asks you to sign in again.',
    ),
  ]
}

/** An official interface, in one item of a list. */
export function connectByToken(key: BrokerKeyBy<'token'>): Text {
  const { name } = brokers[brokerIdOf(key)]
  return [
    strong(name),
    ` is reached by its official public interface, with a token that you make in your ${name} account.`,
  ]
}

function sessionSteps(name: string): Block {
  return numbered(
    step(
      'Open the broker connection',
      paragraph(
        'In ',
        control('Settings'),
        ` choose ${name}. Before anything else you read what the broker’s own terms may mean for automated orders, and the note for your country.`,
      ),
    ),
    step(
      'Sign in yourself',
      paragraph(
        'A browser window with a profile of its own opens on the broker’s site. Sign in there as always, with any second factor. The app neither sees nor stores your password.',
      ),
    ),
    step(
      'The session is taken over',
      paragraph(
        'Your sign-in creates a session, and the app uses it for the orders; no API keys are entered manually. The session stays on this computer, encrypted, and is never sent to us.',
      ),
    ),
    step(
      'Check what is shown',
      paragraph(
        'The app names the account, its balance and ',
        control('Demo'),
        '. Orders and session have to agree on Demo or Live, else the order is refused.',
      ),
    ),
    step(
      'Watch a first trade on Demo',
      paragraph(
        'Press ',
        control('START TRADING'),
        ' and wait for a signal, or let the app place the test trade that it offers on its first run.',
      ),
    ),
  )
}
