import { describe, expect, it } from 'vitest'
import { CommandLineError, readCommandLine } from './command-line'

describe('the command line', () => {
  it.each([
    ['nothing', [], { filling: null, shouldRestore: false }],
    ['--demo', ['--demo'], { filling: 'demo-small', shouldRestore: false }],
    ['--demo=large', ['--demo=large'], { filling: 'demo-large', shouldRestore: false }],
    ['--empty', ['--empty'], { filling: 'empty', shouldRestore: false }],
    ['--restore', ['--restore'], { filling: null, shouldRestore: true }],
  ])('understands %s', (_name, args, expected) => {
    expect(readCommandLine(args)).toEqual(expected)
  })

  it.each([[['--demo=huge']], [['start']], [['--empty', '--demo=large']]])('refuses %s', (args) => {
    expect(() => readCommandLine(args)).toThrow(CommandLineError)
  })
})
