import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repository, tool } from '../repository.ts'
import { type PageBlock, pageBlocks } from './page-blocks.ts'
import { RepositoryCopy, type ToolRun } from './repository-copy.ts'

const pages = {
  broker: blocksOf('broker'),
  endpoint: blocksOf('endpoint'),
  page: blocksOf('page'),
  refusal: blocksOf('refusal'),
  setting: blocksOf('setting'),
}
const blocks = Object.values(pages).flat()
/** Sources without their tests, but with the tests that the pages add. */
const checked = {
  extends: './tsconfig.json',
  // Tests find it through what they import.
  compilerOptions: { lib: ['ES2024', 'ESNext.Iterator', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'] },
  include: ['apps/server/src/main', 'apps/desktop/src', 'packages/*/src', 'content/src', 'tools/simulators/src'],
  exclude: ['apps/desktop/src/ui', 'packages/ui', 'packages/lab-ui', '**/*.test.ts', '**/*.bench.ts'],
  files: blocks.map(({ path }) => path).filter((path) => path.endsWith('.integration.test.ts')),
}

// One copy for all pages: they change different files, as different people would.
let copy: RepositoryCopy
beforeAll(() => {
  copy = new RepositoryCopy()
  for (const block of blocks) copy.follow(block)
  writeFileSync(join(copy.folder, 'tsconfig.check.json'), JSON.stringify(checked))
})
afterAll(() => copy.remove())

test('types hold in the service, the app and all that they are made of', () => {
  expect(faultOf(copy.run(tool('tsc'), ['-p', 'tsconfig.check.json']))).toBeNull()
})

test('types hold in the web pages', () => {
  expect(faultOf(copy.run(tool('react-router'), ['typegen'], 'apps/web'))).toBeNull()
  expect(faultOf(copy.run(tool('tsc'), ['-p', 'apps/web']))).toBeNull()
})

test('what the pages write is formatted, and the linter has nothing to say', () => {
  const paths = [...new Set(blocks.map(({ path }) => path))]

  expect(copy.run(tool('oxfmt'), ['-c', 'tools/house/oxfmt.json', '--list-different', ...paths]).output).toBe('')
  expect(faultOf(copy.run(tool('oxlint'), ['-c', 'tools/house/oxlint.json', '--deny-warnings', ...paths]))).toBeNull()
})

test('the unit tests of the pages pass, and those of the tables that the pages change', () => {
  const tables = ['gate-checks', 'explained-code', 'engine-alerts', 'refusal-words', 'apps/web/src/routes.test']
  const brokers = ['brokers/', 'broker-choice', 'judge-components', 'component-labels']
  const settings = ['own-limits', 'limit-fields', 'settings-store']

  expect(faultOf(copy.test('unit', ...testsOf('unit'), ...tables, ...brokers, ...settings))).toBeNull()
})

test('the broker keeps the contract of all brokers, and the endpoint answers over HTTP', () => {
  expect(faultOf(copy.test('integration', ...testsOf('integration')))).toBeNull()
})

describe('what follows from one entry', () => {
  test('a broker is named, described, shown on the status page and offered', () => {
    const { output } = copy.runModule(`
      import { ComponentId } from '@stratomate/contracts'
      import { BrokerChoiceInput } from '@stratomate/contracts/desktop-window/schemas'
      import { platformIntegration } from '@stratomate/content/documentation/platform-integration'
      import { brokerSentence } from '@stratomate/domain/brokers/brokers'
      import { brokerRiskText } from '@stratomate/domain/brokers/broker-risk'
      const choice = { broker: 'tally', account: 'demo', hasAcceptedRisk: true, accountId: 'T1' }
      console.log(JSON.stringify({
        sentence: brokerSentence('tally'),
        risk: brokerRiskText('tally'),
        isListed: ComponentId.options.includes('broker-tally'),
        isDocumented: JSON.stringify(platformIntegration).includes('a token that you make in your Tally account'),
        choice: BrokerChoiceInput.parse(choice),
      }))
    `)

    expect(JSON.parse(output)).toEqual({
      sentence:
        'Tally is a preview: the connection is built from the documentation of its public interface and has never run against the real service.',
      risk: expect.stringMatching(/^Orders go to Tally through/u) as string,
      isListed: true,
      isDocumented: true,
      choice: { broker: 'tally', account: 'demo', hasAcceptedRisk: true, accountId: 'T1' },
    })
  })

  test('a refusal has its sentence, its check, its explanation and its page', () => {
    const { output } = copy.runModule(`
      import { gateCheckOf } from '@stratomate/contracts/trading/gate-checks'
      import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
      import { refusalExplanations } from '@stratomate/content/codes/refusal-explanations'
      import { pagePaths } from './apps/web/src/shared/page/page-paths.ts'
      console.log(JSON.stringify({
        sentence: refusalCatalogue.odd_payout.sentence,
        check: gateCheckOf('odd_payout'),
        cause: refusalExplanations.odd_payout.cause,
        hasPage: pagePaths.includes('/errors/odd_payout'),
      }))
    `)

    expect(JSON.parse(output)).toEqual({
      sentence: 'The broker’s payout is higher than any broker pays.',
      check: 'broker',
      cause: expect.stringContaining('a mistake of the broker') as string,
      hasPage: true,
    })
  })

  test('a setting is checked, has its default, is shown in the window and documented', () => {
    const { output } = copy.runModule(`
      import { WindowSettingsInput } from '@stratomate/contracts/desktop-window/schemas'
      import { userInterfaceGuide } from '@stratomate/content/documentation/user-interface-guide'
      import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
      import { checkSettings } from './apps/desktop/src/features/trading-settings/read-settings-file.ts'
      import { limitFields } from './apps/desktop/src/ui/settings/limits/limit-fields.ts'
      const isTaken = (chartTradesMax) => WindowSettingsInput.safeParse({ chartTradesMax }).success
      console.log(JSON.stringify({
        first: tradingDefaults.chartTradesMax,
        file: checkSettings({ chartTradesMax: 2 }, 'settings.json'),
        taken: [1, 1_000, null, 0, 1_001, 'two'].filter(isTaken),
        label: limitFields.find(({ name }) => name === 'chartTradesMax')?.label,
        isDocumented: JSON.stringify(userInterfaceGuide).includes('chartTradesMax'),
      }))
    `)

    expect(JSON.parse(output)).toEqual({
      first: null,
      file: { chartTradesMax: 2 },
      taken: [1, 1_000, null],
      label: 'Open trades of a chart',
      isDocumented: true,
    })
  })

  test('a page is built and listed, and its visits are counted', () => {
    const { output } = copy.runModule(`
      import { VisitInput } from '@stratomate/contracts'
      import { listedPaths, pagePaths } from './apps/web/src/shared/page/page-paths.ts'
      const { success } = VisitInput.safeParse({ path: '/risk' })
      console.log(JSON.stringify([pagePaths.includes('/risk'), listedPaths.includes('/risk'), success]))
    `)

    expect(JSON.parse(output)).toEqual([true, true, true])
  })
})

/** The output of a tool that failed. */
function faultOf({ status, output }: ToolRun): string | null {
  return status === 0 ? null : output
}

function blocksOf(page: string): PageBlock[] {
  return pageBlocks(readFileSync(join(repository, `docs/how-to-add/${page}.md`), 'utf8'))
}

function testsOf(part: 'unit' | 'integration'): string[] {
  const paths = blocks.map(({ path }) => path).filter((path) => /\.test\.tsx?$/u.test(path))
  return paths.filter((path) => path.includes('.integration.') === (part === 'integration'))
}
