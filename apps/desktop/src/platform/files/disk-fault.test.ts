import { expect, test } from 'vitest'
import { diskAdvice, diskCause, isDamage, isDiskFault } from './disk-fault.ts'

const ofNode = (code: string): Error => Object.assign(new Error(code), { code })
const ofSqlite = (errcode: number): Error => Object.assign(new Error('sqlite'), { code: 'ERR_SQLITE_ERROR', errcode })

test.each([
  [ofNode('ENOSPC'), 'the disk is full', 'make space'],
  [ofNode('EDQUOT'), 'the disk is full', 'make space'],
  [ofNode('EROFS'), 'the disk allows no writing', 'let the app write to its folder'],
  [ofSqlite(13), 'the disk is full', 'make space'],
  [ofSqlite(8), 'the disk allows no writing', 'let the app write to its folder'],
  [ofSqlite(10), 'the disk does not work', 'look at the disk'],
  // A short read: an extended code above the low byte.
  [ofSqlite(522), 'the disk does not work', 'look at the disk'],
  [ofSqlite(11), 'a file on the disk is damaged', 'restart the app, which looks through its files'],
])('%o is told as %s', (error, cause, advice) => {
  expect([diskCause(error), diskAdvice(error), isDiskFault(error)]).toEqual([cause, advice, true])
})

test('an error that does not come from the disk is no disk fault', () => {
  const ofLine = Object.assign(new Error('firewall'), { code: 'EACCES', syscall: 'connect' })
  for (const error of [ofLine, ofNode('ECONNRESET'), ofSqlite(19), ofSqlite(5), new Error('ours'), 'ENOSPC', null])
    expect([diskCause(error), isDiskFault(error), isDamage(error)]).toEqual([null, false, false])
})
