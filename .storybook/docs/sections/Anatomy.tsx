import { useLayoutEffect, useRef, useState } from 'react'

import type { AnatomyPart, ComponentDocs } from '@throughline/test-support/component-docs'
import { MarkedText } from '../MarkedText'
import { Figure, Mark, MarkLine, Marks, PartList, PartText } from './Anatomy.styles'
import { placeMarks, type Box, type MarkPlace, type PartBox } from './mark-places'
import { Section } from './Section'

/** The parts of a component, numbered on a live example. */
export function Anatomy({ anatomy }: { anatomy: ComponentDocs['anatomy'] }) {
  return (
    <Section title="Anatomy">
      {anatomy.example === undefined ? null : (
        <NumberedExample parts={anatomy.parts}>{anatomy.example}</NumberedExample>
      )}
      <PartList>
        {anatomy.parts.map((part, index) => (
          <li key={part.name}>
            <Mark aria-hidden="true">{index + 1}</Mark>
            <PartText>
              <strong>{part.name}</strong>
              {part.part === undefined ? null : (
                <>
                  {' '}
                  <code>data-part=&quot;{part.part}&quot;</code>
                </>
              )}
              <br />
              <MarkedText text={part.description} />
            </PartText>
          </li>
        ))}
      </PartList>
    </Section>
  )
}

interface NumberedExampleProps {
  parts: readonly AnatomyPart[]
  children: ComponentDocs['anatomy']['example']
}

function NumberedExample({ parts, children }: NumberedExampleProps) {
  const figure = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<readonly MarkPlace[]>([])
  useLayoutEffect(() => {
    const element = figure.current
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const example = element.firstElementChild ?? element
      const box = boxIn(element, example.getBoundingClientRect())
      setPlaces(placeMarks(boxesOf(parts, element), box, clientWidth, clientHeight))
    }
    // Parts that load on demand change the size of the example when they arrive.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      observer.disconnect()
    }
  }, [parts])
  return (
    <Figure ref={figure}>
      {children}
      <Marks aria-hidden="true">
        {places.map(({ number, x, y, targetX, targetY }) => (
          <span key={number}>
            <MarkLine style={lineFrom(x, y, targetX, targetY)} />
            <Mark style={{ transform: `translate(${x - markRadius}px, ${y - markRadius}px)` }}>
              {number}
            </Mark>
          </span>
        ))}
      </Marks>
    </Figure>
  )
}

const markRadius = 10

function lineFrom(x: number, y: number, toX: number, toY: number) {
  const length = Math.hypot(toX - x, toY - y)
  const angle = Math.atan2(toY - y, toX - x) - Math.PI / 2
  return { height: length, transform: `translate(${x}px, ${y}px) rotate(${angle}rad)` }
}

function boxesOf(parts: readonly AnatomyPart[], figure: HTMLElement): readonly PartBox[] {
  return parts.flatMap(({ part, selector }, index) => {
    const match = selector ?? (part === undefined ? undefined : `[data-part="${part}"]`)
    const box =
      match === undefined ? undefined : figure.querySelector(match)?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return []
    return [{ number: index + 1, ...boxIn(figure, box) }]
  })
}

function boxIn(figure: HTMLElement, { left, right, top, bottom }: DOMRect): Box {
  const origin = figure.getBoundingClientRect()
  return {
    left: left - origin.left,
    right: right - origin.left,
    top: top - origin.top,
    bottom: bottom - origin.top,
  }
}
