import { accessTokenPrefix } from '@stratomate/contracts/accounts/access-token-values'
import { routes } from '@stratomate/contracts/routes'
import { CardTitle } from '@stratomate/ui/card'
import { firstCallLines } from '#web/shared/api/first-call-lines.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { Code, CodeExample } from './code-example.tsx'
import { useServiceAddress } from './use-service-address.ts'

/** From no token to the first answer, with lines that run as they are once the token is in them. */
export function FirstCall() {
  const address = useServiceAddress()
  return (
    <section aria-labelledby="first-call" className="mt-10 grid items-start gap-x-12 gap-y-5 lg:grid-cols-2">
      <div>
        <CardTitle id="first-call">Your first call</CardTitle>
        <ol className="mt-3 list-decimal space-y-2 pl-5 text-text-2 marker:text-text-3">
          <li>
            Under <TextLink to="/account?tab=security">Security in your account</TextLink>, make an access token that
            may read trades. It is shown once.
          </li>
          <li>Put it into these lines and run them in a terminal.</li>
          <li>
            You get your five newest trades, or an empty list before the first one. If <Code>nextCursor</Code> is not{' '}
            <Code>null</Code>, add it as <Code>&amp;cursor=</Code> for the next five.
          </li>
        </ol>
        <p className="mt-4 text-text-2">
          There is no feed of signals: each one is read as a trade, or as a refusal with its reason from{' '}
          <Code>{routes.listRefusals.path}</Code>.
        </p>
      </div>
      <CodeExample title="curl" code={firstCallLines({ address, token: `${accessTokenPrefix}…` })} />
    </section>
  )
}
