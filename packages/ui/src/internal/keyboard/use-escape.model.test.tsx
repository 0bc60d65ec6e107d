import { modelRuns } from '@throughline/test-support/property-tests'
import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { useEscape } from './use-escape'

interface OpenLayer {
  readonly id: number
  readonly isPage: boolean
}

type Step =
  | readonly [does: 'open a page' | 'open a layer']
  | readonly [does: 'close', place: number]
  | readonly [
      does: 'Escape in a button' | 'Escape in a text field' | 'Escape in a control with keys',
    ]

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.constantFrom<Step>(['open a page'], ['open a layer'], ['open a layer']),
    fc.tuple(fc.constant('close' as const), fc.nat(5)),
    fc.constantFrom<Step>(
      ['Escape in a button'],
      ['Escape in a text field'],
      ['Escape in a control with keys'],
    ),
  ),
  { minLength: 3, maxLength: 20, size: 'max' },
)

function Layer({ isPage, onEscape }: { isPage: boolean; onEscape: () => void }) {
  useEscape(true, onEscape, { isPage })
  return null
}

/** Layers in the page that close when their handler runs. */
function createStage() {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  let layers: readonly OpenLayer[] = []
  let nextId = 1
  const render = () => {
    flushSync(() => {
      root.render(
        <>
          <button type="button">Button</button>
          <input aria-label="Text field" />
          <button
            type="button"
            onKeyDown={(event) => {
              event.preventDefault()
            }}
          >
            Control
          </button>
          {layers.map(({ id, isPage }) => (
            <Layer key={id} isPage={isPage} onEscape={() => close(id)} />
          ))}
        </>,
      )
    })
  }
  const close = (id: number) => {
    layers = layers.filter((layer) => layer.id !== id)
    render()
  }
  render()
  return {
    layers: () => layers,
    close,
    open: (isPage: boolean) => {
      layers = [...layers, { id: nextId, isPage }]
      nextId += 1
      render()
    },
    press: (selector: string) => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      place.querySelector(selector)?.dispatchEvent(event)
    },
    end: () => {
      root.unmount()
      place.remove()
    },
  }
}

/** Runs a step on the stage. */
function run([does, place = 0]: Step, stage: ReturnType<typeof createStage>): void {
  if (does === 'open a page' || does === 'open a layer') stage.open(does === 'open a page')
  else if (does === 'close') stage.close(stage.layers()[place]?.id ?? 0)
  else if (does === 'Escape in a control with keys') stage.press('button:last-of-type')
  else stage.press(does === 'Escape in a text field' ? 'input' : 'button')
}

/** Returns which of the layers after a step are pages, from the lowest to the topmost. */
function layersAfter(layers: readonly OpenLayer[], [does, place]: Step): readonly boolean[] {
  const pages = layers.map(({ isPage }) => isPage)
  if (does === 'open a page' || does === 'open a layer') return [...pages, does === 'open a page']
  if (does === 'Escape in a control with keys') return pages
  const isTyping = does === 'Escape in a text field'
  const closed = does === 'close' ? place : pages.findLastIndex((isPage) => !isPage || !isTyping)
  return pages.filter((_isPage, at) => at !== closed)
}

test('one press of Escape closes the topmost layer only, and a page only outside of text fields', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const stage = createStage()
      try {
        for (const step of sequence) {
          const expected = layersAfter(stage.layers(), step)
          run(step, stage)
          expect(stage.layers().map(({ isPage }) => isPage)).toEqual(expected)
        }
      } finally {
        stage.end()
      }
    }),
    modelRuns(60),
  )
})
