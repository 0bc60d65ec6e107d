import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@throughline/ui/Button'
import { token, tokenProperty, type TokenName } from '@throughline/ui/theme'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { Caption } from '../parts/Page.styles'
import { motionRows, scaleRows } from './token-lists'
import { TokenRows } from './TokenRows'

const meta = {
  title: 'Foundations/Motion',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Lane = styled.span`
  display: block;
  width: 240px;
  padding: 4px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-sunken')};
`

const Ball = styled.span`
  display: block;
  width: 20px;
  height: 20px;
  border-radius: ${token('radius-pill')};
  background: ${token('color-action')};
  transition: translate var(--tl-shown-time) ${token('ease-out')};

  &[data-over] {
    translate: 212px;
  }

  [dir='rtl'] &[data-over] {
    translate: -212px;
  }
`

/** Whether the drawings stand at the end of their lanes. */
const PlayedContext = createContext(false)

/** Moves once along its lane in the time of a token. */
function Run({ name }: { readonly name: TokenName }) {
  const isOver = useContext(PlayedContext)
  return (
    <Lane>
      <Ball style={{ '--tl-shown-time': token(name) }} {...(isOver ? { 'data-over': '' } : null)} />
    </Lane>
  )
}

/** Shows the current durations: 0 while the system or the toolbar asks for less motion. */
function TimesNow() {
  const ref = useRef<HTMLSpanElement>(null)
  const [times, setTimes] = useState('')
  useEffect(() => {
    const read = () => {
      const style = ref.current === null ? null : getComputedStyle(ref.current)
      const now = motionRows.map(
        ({ name }) => `${name} ${style?.getPropertyValue(tokenProperty(name)) ?? ''}`,
      )
      setTimes(now.join(', '))
    }
    // The menu of the toolbar answers the media query after this effect.
    const frame = requestAnimationFrame(read)
    return () => {
      cancelAnimationFrame(frame)
    }
  })
  return (
    <Caption as="output" ref={ref}>
      Now: {times}
    </Caption>
  )
}

const drawRun = (name: TokenName) => <Run name={name} />

const drawSlowRun = () => <Run name="motion-slow" />

function MotionPage() {
  const [isOver, setOver] = useState(false)
  return (
    <PlayedContext value={isOver}>
      <DocPage
        title="Motion"
        lead="Movement says where something came from or went to. It takes two short times, on opacity and position alone, and none where the system asks for less."
      >
        <DocSection title="Times">
          <div>
            <Button
              onClick={() => {
                setOver((before) => !before)
              }}
            >
              Play
            </Button>
          </div>
          <TokenRows rows={motionRows} draw={drawRun} />
          <TimesNow />
        </DocSection>
        <DocSection title="Easing">
          <p>One curve: fast at first, slow at the end.</p>
          <TokenRows rows={scaleRows('ease')} draw={drawSlowRun} />
        </DocSection>
        <DocSection title="Reduced motion">
          <p>
            With <code>prefers-reduced-motion</code> both times become 0: what moved is simply
            there. Loops are replaced as well: a spinner and the gray of a loading page do not move.
            Choose Reduced motion in the toolbar and press Play, or open Spinner, Skeleton and
            ProgressBar.
          </p>
        </DocSection>
      </DocPage>
    </PlayedContext>
  )
}

export const Motion: Story = { render: () => <MotionPage /> }

export const ReducedMotionStopsTheTimes: Story = {
  ...Motion,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() =>
      expect(canvas.getByText(/^Now:/u)).toHaveTextContent('motion-fast 0ms, motion-slow 0ms'),
    )
  },
}

export const FullMotionKeepsThem: Story = {
  ...Motion,
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    const times = motionRows.map(({ name, values }) => `${name} ${values[0] ?? ''}`).join(', ')
    await waitFor(() => expect(canvas.getByText(/^Now:/u)).toHaveTextContent(times))
  },
}
