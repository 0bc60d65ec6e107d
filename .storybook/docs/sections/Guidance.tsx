import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

import type {
  ComponentDocs,
  DocsExample,
  GuidancePair,
  OtherChoice,
} from '@throughline/test-support/component-docs'
import { Icon } from '@throughline/ui/Icon'
import { MarkedText } from '../MarkedText'
import { ComponentLink } from '../PageLink'
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
import { Section } from './Section'
import { Points, SubTitle } from './Section.styles'

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
            {docs.whenNotToUse.map((choice) => (
              <li key={choice.when}>
                <MarkedText text={choice.when} /> → <OtherUse use={choice.use} />
              </li>
            ))}
          </Points>
        </Choice>
      </Choices>
    </Section>
  )
}

function OtherUse({ use: target }: Pick<OtherChoice, 'use'>) {
  return /^[A-Z][A-Za-z]+$/.test(target) ? (
    <ComponentLink name={target} />
  ) : (
    <MarkedText text={target} />
  )
}

interface DoAndDontProps {
  pairs: readonly GuidancePair[]
  /** Whether each example takes the width of the page. */
  isWide: boolean
}

/** Right and wrong uses, live. */
export function DoAndDont({ pairs, isWide }: DoAndDontProps) {
  return (
    <Section title="Do and don’t">
      <Pairs>
        {pairs.map((pair) => (
          <Pair key={pair.do.caption} {...(isWide ? { 'data-wide': '' } : null)}>
            <Judged result="do" example={pair.do}>
              <Icon icon={CircleCheck} /> Do
            </Judged>
            <Judged result="dont" example={pair.dont}>
              <Icon icon={CircleX} /> Don’t
            </Judged>
          </Pair>
        ))}
      </Pairs>
    </Section>
  )
}

interface JudgedProps {
  result: 'do' | 'dont'
  example: DocsExample
  children: ReactNode
}

function Judged({ result, example, children }: JudgedProps) {
  return (
    <Example data-verdict={result}>
      <ExampleGround>{example.example}</ExampleGround>
      <ExampleCaption>
        <FaultOutcome>{children}</FaultOutcome>
        <span>
          <MarkedText text={example.caption} />
        </span>
      </ExampleCaption>
    </Example>
  )
}
