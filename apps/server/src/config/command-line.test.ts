import { describe, expect, it } from 'vitest'
import { CommandLineError, readCommandLine } from './command-line'

describe('the command line', () => {
  it.each([
    ['nothing', [], { filling: null, shouldRestore: false, task: null }],
    ['--demo', ['--demo'], { filling: 'demo-small', shouldRestore: false, task: null }],
    ['--demo=large', ['--demo=large'], { filling: 'demo-large', shouldRestore: false, task: null }],
    ['--empty', ['--empty'], { filling: 'empty', shouldRestore: false, task: null }],
    [
      'backup',
      ['backup', 'a.zip'],
      { filling: null, shouldRestore: false, task: { kind: 'backup', file: 'a.zip' } },
    ],
    [
      'restore',
      ['restore', 'a.zip'],
      { filling: null, shouldRestore: false, task: { kind: 'restore', file: 'a.zip' } },
    ],
    [
      'sign-in-link',
      ['sign-in-link', 'a@b.example'],
      {
        filling: null,
        shouldRestore: false,
        task: { kind: 'sign-in-link', emailAddress: 'a@b.example' },
      },
    ],
    ['--restore', ['--restore'], { filling: null, shouldRestore: true, task: null }],
  ])('understands %s', (_name, args, expected) => {
    expect(readCommandLine(args)).toEqual(expected)
  })

  it.each([
    [['--demo=huge']],
    [['start']],
    [['backup']],
    [['sign-in-link']],
    [['sign-in-link', 'nobody']],
    [['sign-in-link', 'a@b.example', 'c@d.example']],
    [['restore', 'a', 'b']],
    [['backup', '--demo']],
    [['--empty', '--demo=large']],
  ])('refuses %s', (args) => {
    expect(() => readCommandLine(args)).toThrow(CommandLineError)
  })
})
