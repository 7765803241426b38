import { afterEach, beforeEach } from 'vitest'

/**
 * For a file whose tests are the steps of one journey: after a step that failed, the later ones are skipped with its
 * name. The second try of a step runs, so that its failure is reported as one.
 */
export function stopAtBrokenStep(): void {
  let broken: { id: string; name: string } | null = null
  beforeEach(({ task, skip }) => {
    if (broken !== null && broken.id !== task.id) skip(`an earlier step of the journey failed: ${broken.name}`)
  })
  afterEach(({ task: { id, name, result } }) => {
    if (result?.state === 'fail') broken = { id, name }
    else if (broken?.id === id) broken = null
  })
}
