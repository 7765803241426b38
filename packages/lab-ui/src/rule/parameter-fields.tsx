import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { ParameterError, parseParameters } from '@stratomate/indicators/parameters'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import type { LabQuestion } from '#lab-ui/question/lab-question.ts'
import { NumberField } from '@stratomate/ui/forms/number-field'

type ParameterFieldsProps = { question: LabQuestion; ask: (change: Partial<LabQuestion>) => void }

/** A field for each parameter of the rule, from the rule's own description. */
export function ParameterFields({ question, ask }: ParameterFieldsProps) {
  const words = useSpeech()
  const { indicatorId, parameters } = question
  const ranges = ruleParameters[indicatorId].parameters
  const problem = parameterProblem(question, words)
  return (
    <>
      {Object.entries(ranges).map(([name, { label, minimum, maximum, step, default: usual }]) => (
        <NumberField
          key={`${indicatorId} ${name}`}
          label={words.sentence(label)}
          hint={words.t('{minimum} to {maximum}, usually {usual}', {
            minimum: words.number(minimum),
            maximum: words.number(maximum),
            usual: words.number(usual),
          })}
          error={problem?.parameter === name ? problem.message : undefined}
          value={parameters[name] ?? usual}
          minimum={minimum}
          maximum={maximum}
          step={step}
          onChange={(value) => ask({ parameters: { ...parameters, [name]: value } })}
        />
      ))}
    </>
  )
}

/** What is wrong with the parameters of one rule, in words; null when nothing is. */
function parameterProblem(
  { indicatorId, parameters }: LabQuestion,
  { sentence }: Speech,
): { parameter: string; message: string } | null {
  const rules = ruleParameters[indicatorId]
  try {
    parseParameters(rules, parameters)
    return null
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error
    return {
      parameter: error.parameter,
      message: sentence(error.message.replace(/\w+/gu, (word) => rules.parameters[word]?.label ?? word)),
    }
  }
}
