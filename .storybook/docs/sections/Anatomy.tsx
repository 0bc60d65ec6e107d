import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import type { ComponentDocs } from '@throughline/test-support/component-docs'
import { MarkedText } from '../MarkedText'
import { Figure, Mark, MarkLine, Marks, PartList, PartText } from './Anatomy.styles'
import { LiveExample } from './LiveExample'
import { dataPartIn, placeMarks, type Box, type MarkPlace, type PartBox } from './mark-places'
import { Section } from './Section'

/** The parts of a component, numbered on a live example. */
export function Anatomy({
  anatomy,
  exampleProps,
}: Pick<ComponentDocs, 'anatomy' | 'exampleProps'>) {
  const { example, parts, marks = {} } = anatomy
  return (
    <Section title="Anatomy">
      {example === undefined ? null : (
        <NumberedExample anatomy={anatomy}>
          <LiveExample example={example} sharedProps={exampleProps} />
        </NumberedExample>
      )}
      <PartList>
        {Object.entries(parts).map(([name, description], index) => (
          <li key={name}>
            <Mark aria-hidden="true">{index + 1}</Mark>
            <PartText>
              <strong>{name}</strong> <DataPart selector={marks[name]} />
              <br />
              <MarkedText text={description} />
            </PartText>
          </li>
        ))}
      </PartList>
    </Section>
  )
}

function DataPart({ selector = '' }: { selector: string | undefined }) {
  const part = dataPartIn(selector)
  return part === undefined ? null : <code>data-part=&quot;{part}&quot;</code>
}

function NumberedExample({
  anatomy,
  children,
}: {
  anatomy: ComponentDocs['anatomy']
  children: ReactNode
}) {
  const figure = useRef<HTMLDivElement>(null)
  const [places, setPlaces] = useState<readonly MarkPlace[]>([])
  useLayoutEffect(() => {
    const element = figure.current
    if (element === null) return undefined
    const measure = () => {
      const { clientWidth, clientHeight } = element
      const example = element.firstElementChild ?? element
      const box = boxIn(element, example.getBoundingClientRect())
      setPlaces(placeMarks(boxesOf(anatomy, element), box, clientWidth, clientHeight))
    }
    // Parts that load on demand change the size of the example when they arrive.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      observer.disconnect()
    }
  }, [anatomy])
  return (
    <Figure ref={figure}>
      {children}
      <Marks aria-hidden="true">
        {places.map(({ number, x, y, targetX, targetY }) => (
          <span key={number}>
            <MarkLine style={lineFrom(x, y, targetX, targetY)} />
            <Mark style={{ transform: `translate(${x - MARK_RADIUS}px, ${y - MARK_RADIUS}px)` }}>
              {number}
            </Mark>
          </span>
        ))}
      </Marks>
    </Figure>
  )
}

const MARK_RADIUS = 10

function lineFrom(x: number, y: number, toX: number, toY: number) {
  const length = Math.hypot(toX - x, toY - y)
  const angle = Math.atan2(toY - y, toX - x) - Math.PI / 2
  return { height: length, transform: `translate(${x}px, ${y}px) rotate(${angle}rad)` }
}

function boxesOf(
  { parts, marks = {} }: ComponentDocs['anatomy'],
  figure: HTMLElement,
): readonly PartBox[] {
  return Object.keys(parts).flatMap((name, index) => {
    const selector = marks[name]
    const box =
      selector === undefined ? undefined : figure.querySelector(selector)?.getBoundingClientRect()
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
