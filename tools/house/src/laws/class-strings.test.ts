import { expect, test } from 'vitest'
import { readSource } from '../source-file.ts'
import { checkClassStrings } from './class-strings.ts'

function count(code: string, path = 'packages/ui/src/button.tsx'): number {
  return checkClassStrings([readSource(path, code)]).length
}

test.each(['bg-[#123456]', 'p-[13px]', 'text-red-500', 'hover:bg-zinc-900', 'grid-cols-[1fr_2fr]', '#fff', 'p-4!'])(
  '%s is refused',
  (look) => {
    expect(count(`export const Button = () => <button className="flex ${look}" />`)).toBe(1)
    expect(count(`export const tone = { active: '${look}' }`)).toBe(1)
  },
)

test.each([
  'text-text-2 bg-s1',
  'data-[state=open]:bg-s3',
  'group-data-[x=y]/menu:flex',
  'bg-lime text-st-active',
  'w-(--ruler)',
])('%s comes from the tokens', (look) => {
  expect(count(`export const Button = () => <button className="${look}" />`)).toBe(0)
})

test('an address inside a page is no colour', () => {
  expect(count(`export const Link = () => <a href="#fade">Fade</a>`)).toBe(0)
})

test('a style sheet takes its colours from tokens.css, which alone spells them', () => {
  expect(count('a { color: #ff0000 }\nb { margin: 0 !important }', 'apps/web/src/app.css')).toBe(2)
  expect(count('a { color: #ff0000 }', 'packages/ui/src/tokens.css')).toBe(0)
})
