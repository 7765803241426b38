import { evidenceProves } from '@stratomate/lab/judge/sequential-proof'
import { TextLink } from '#web/shared/page/link-button.tsx'

/** The meaning of each badge of a proof, the weakest first, and what none of them means. */
export function BadgeMeanings() {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-text-3 hover:text-text">What this badge means</summary>
      <div className="mt-1 grid gap-2 text-text-2">
        <p>
          <b className="font-medium text-text">Claim:</b> the author has signed this result with the rule and the
          fingerprint of the candles. Nobody here has run it again.
        </p>
        <p>
          <b className="font-medium text-text">Reproduced:</b> the server has run the same rule on the candles that the
          author has sent, and every trade was the same.
        </p>
        <p>
          <b className="font-medium text-text">Reference data:</b> at least nine of ten of these candles are also in the
          service’s own history, and their prices agree with it.
        </p>
        <p>
          <b className="font-medium text-text">Forward:</b> the server runs the rule on its own candles from after the
          publication, which nobody knew then, and counts trades that follow one another. It is green only while the
          evidence against break-even is {evidenceProves} or more, which luck reaches in at most 5 of 100 rules, however
          often one looks.
        </p>
        <p>
          None says that it continues, or that a broker fills orders at these prices. The count of tries is what the
          author’s own lab has counted: the more were tried, the more of a result is luck.{' '}
          <TextLink to="/documentation#lab-proofs">More about proofs</TextLink>
        </p>
      </div>
    </details>
  )
}
