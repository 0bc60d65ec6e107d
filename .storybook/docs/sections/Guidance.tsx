import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { Icon } from '@throughline/ui/Icon'
import { MarkedText } from '../MarkedText'
import {
  Choice,
  Choices,
  Example,
  ExampleCaption,
  ExampleGround,
  Pair,
  Pairs,
  FaultOutcome,
} from './Guidance.styles'
import { isProps, LiveExample } from './LiveExample'
import { Section } from './Section'
import { Points, SubTitle } from './Section.styles'
import { useLiveExample } from './States'
import { StoryFrame } from './StoryFrame'

/** Situations in which a component is right, and those in which another one is. */
export function WhenToUse({ docs }: { docs: ComponentDocs }) {
  return (
    <Section title="When to use">
      <Choices>
        <Choice>
          <SubTitle>Use it when</SubTitle>
          <Points>
            {docs.whenToUse.map((text) => (
              <li key={text}>
                <MarkedText text={text} />
              </li>
            ))}
          </Points>
        </Choice>
        <Choice>
          <SubTitle>Use something else when</SubTitle>
          <Points>
            {Object.entries(docs.whenNotToUse).map(([situation, other]) => (
              <li key={situation}>
                <MarkedText text={situation} /> →{' '}
                <MarkedText text={/^[A-Z][A-Za-z]+$/.test(other) ? `[${other}]` : other} />
              </li>
            ))}
          </Points>
        </Choice>
      </Choices>
    </Section>
  )
}

interface DoAndDontProps {
  docs: ComponentDocs
  /** Whether each example takes the width of the page. */
  isWide: boolean
}

/** Right and wrong uses, live. */
export function DoAndDont({ docs, isWide }: DoAndDontProps) {
  return (
    <Section title="Do and don’t">
      <Pairs>
        {docs.guidance.map((pair, index) => (
          <Pair key={pair.do} {...(isWide ? { 'data-wide': '' } : null)}>
            <Judged docs={docs} place={`${index}.right`} caption={pair.do} />
            <Judged docs={docs} place={`${index}.wrong`} caption={pair.dont} />
          </Pair>
        ))}
      </Pairs>
    </Section>
  )
}

interface JudgedProps {
  docs: ComponentDocs
  /** The example, as in {@link GuidanceExample}. */
  place: string
  caption: string
}

function Judged({ docs, place, caption }: JudgedProps) {
  const isRight = place.endsWith('right')
  return (
    <Example data-verdict={isRight ? 'do' : 'dont'}>
      <ExampleGround>
        <GuidanceExample docs={docs} place={place} isFramed />
      </ExampleGround>
      <ExampleCaption>
        <FaultOutcome>
          <Icon icon={isRight ? CircleCheck : CircleX} /> {isRight ? 'Do' : 'Don’t'}
        </FaultOutcome>
        <span>
          <MarkedText text={caption} />
        </span>
      </ExampleCaption>
    </Example>
  )
}

interface GuidanceExampleProps {
  docs: ComponentDocs
  /** The index of the pair and the side: `0.wrong`. */
  place: string
  /** Whether an example that covers part of the window is shown in a frame. @default false */
  isFramed?: boolean
}

/** One example of the pairs of a page. */
export function GuidanceExample({ docs, place, isFramed = false }: GuidanceExampleProps) {
  const story = useLiveExample()
  const [index, side] = place.split('.')
  const pair = docs.guidance[Number(index)]
  if (pair === undefined) throw new Error(`The page has no example ${place}.`)
  const example = side === 'right' ? pair.right : pair.wrong
  const coversWindow =
    pair.press !== undefined ||
    (isProps(example) && story?.parameters['docs']?.story?.inline === false)
  if (story !== undefined && coversWindow && isFramed) {
    return <StoryFrame story={story} place={place} />
  }
  const visible = <LiveExample example={example} sharedProps={docs.exampleProps} />
  return pair.press === undefined || isFramed ? (
    visible
  ) : (
    <Pressed selectors={pair.press}>{visible}</Pressed>
  )
}

interface PressedProps {
  selectors: readonly string[]
  children: ReactNode
}

/**
 * Presses elements of the example one after the other, each as soon as it is there. Until a person
 * does something, nothing takes the focus: that would close what the example beside it has opened.
 */
function Pressed({ selectors, children }: PressedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: root } = place
    if (root === null) return undefined
    const giveFocusBack = keepFocusAway()
    const left = [...selectors]
    const press = () => {
      const element = left[0] === undefined ? null : root.querySelector(left[0])
      if (element === null) return
      left.shift()
      if (left.length === 0) observer.disconnect()
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        element.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, detail: 1 }),
        )
      }
    }
    const observer = new MutationObserver(press)
    observer.observe(root, { childList: true, subtree: true })
    press()
    return () => {
      observer.disconnect()
      giveFocusBack()
    }
  }, [selectors])
  return <div ref={place}>{children}</div>
}

/** Lets nothing take the focus until a person uses the pointer or a key in this document. */
function keepFocusAway(): () => void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
  const giveBack = () => {
    if (own !== undefined) Object.defineProperty(HTMLElement.prototype, 'focus', own)
  }
  Object.defineProperty(HTMLElement.prototype, 'focus', { ...own, value: () => undefined })
  const events = ['pointerdown', 'keydown']
  const awaken = ({ isTrusted }: Event) => {
    if (isTrusted) giveBack()
  }
  for (const type of events) globalThis.addEventListener(type, awaken, { capture: true })
  return () => {
    for (const type of events) globalThis.removeEventListener(type, awaken, { capture: true })
    giveBack()
  }
}
