import { describe, expect, it } from 'vitest'
import { CommandLineError, readCommandLine } from './command-line'

describe('the command line', () => {
  it.each([
    ['nothing', [], { seed: null, shouldRestore: false, task: null }],
    ['--demo', ['--demo'], { seed: 'demo-small', shouldRestore: false, task: null }],
    ['--demo=large', ['--demo=large'], { seed: 'demo-large', shouldRestore: false, task: null }],
    ['--empty', ['--empty'], { seed: 'empty', shouldRestore: false, task: null }],
    [
      'backup',
      ['backup', 'a.zip'],
      { seed: null, shouldRestore: false, task: { kind: 'backup', file: 'a.zip' } },
    ],
    [
      'restore',
      ['restore', 'a.zip'],
      { seed: null, shouldRestore: false, task: { kind: 'restore', file: 'a.zip' } },
    ],
    [
      'sign-in-link',
      ['sign-in-link', 'a@b.example'],
      {
        seed: null,
        shouldRestore: false,
        task: { kind: 'sign-in-link', emailAddress: 'a@b.example' },
      },
    ],
    ['migrate', ['migrate'], { seed: null, shouldRestore: false, task: { kind: 'migrate' } }],
    [
      'move-to',
      ['move-to', 'postgresql://db/a'],
      { seed: null, shouldRestore: false, task: { kind: 'move-to', url: 'postgresql://db/a' } },
    ],
    ['--restore', ['--restore'], { seed: null, shouldRestore: true, task: null }],
  ])('understands %s', (_name, args, expected) => {
    expect(readCommandLine(args)).toEqual(expected)
  })

  it.each([
    [['--demo=huge']],
    [['start']],
    [['--demo', 'small']],
    [['--empty=yes']],
    [['--restore', '--', '--empty']],
    [['-e']],
    [['backup']],
    [['sign-in-link']],
    [['sign-in-link', 'nobody']],
    [['sign-in-link', 'a@b.example', 'c@d.example']],
    [['migrate', 'now']],
    [['move-to']],
    [['move-to', 'https://db/a']],
    [['move-to', 'postgres://db/a', 'postgres://db/b']],
    [['restore', 'a', 'b']],
    [['backup', '--demo']],
    [['--empty', '--demo=large']],
  ])('refuses %s', (args) => {
    expect(() => readCommandLine(args)).toThrow(CommandLineError)
  })
})
