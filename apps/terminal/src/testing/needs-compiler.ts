import { beforeEach } from 'vitest'
import { findCompiler } from '../shim/build-program.ts'

/** The tests of the file run where there is a C++ compiler; elsewhere they say why they do not. */
export function needsCompiler(): void {
  const compiler = findCompiler()
  beforeEach(({ skip }) => {
    if (compiler === null) skip('g++ is not installed')
  })
}
