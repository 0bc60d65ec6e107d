import type { ComponentPage, ComponentSize } from '../details/component-pages'

import type { ComponentStatus } from '@throughline/test-support/component-docs'
import { Badge, type BadgeProps } from '@throughline/ui/Badge'
import { CopyArea } from '../../pages/parts/CopyArea'
import { CopyButton } from '../../pages/parts/CopyButton'
import { MarkedText } from '../MarkedText'
import {
  HeadRoot,
  ImportLine,
  ImportRow,
  Lead,
  Overline,
  PageTitle,
  SizeNote,
  TitleRow,
} from './PageHead.styles'

interface PageHeadProps {
  page: ComponentPage
  purpose: string
  status: ComponentStatus
}

const tones: Readonly<Record<ComponentStatus, NonNullable<BadgeProps['tone']>>> = {
  stable: 'success',
  beta: 'info',
  experimental: 'warning',
  deprecated: 'danger',
}

/** The head of a documentation page: name, status, purpose and import of a component. */
export function PageHead({ page, purpose, status }: PageHeadProps) {
  const groups = page.title.split('/').slice(0, -1)
  return (
    <HeadRoot>
      <Overline>{groups.join(' / ')}</Overline>
      <TitleRow>
        <PageTitle>{page.name}</PageTitle>
        <Badge tone={tones[status]}>{capitalized(status)}</Badge>
      </TitleRow>
      <Lead>
        <MarkedText text={purpose} />
      </Lead>
      {page.entry === null ? null : (
        <ImportRow>
          <CopyArea>
            <ImportLine>
              <CopyButton text={`import { ${page.name} } from '${page.entry}'`} />
            </ImportLine>
          </CopyArea>
          {page.size === null ? null : <Size size={page.size} />}
        </ImportRow>
      )}
    </HeadRoot>
  )
}

/** The size of an entry point, in the words and figures of the guide to embedding. */
function Size({ size }: { size: ComponentSize }) {
  if ('atMost' in size) {
    return (
      <SizeNote title="What a browser downloads, at once and later, minified and in gzip, with the libraries that we use; React and styled-components come on top.">
        At most {size.atMost} kB
      </SizeNote>
    )
  }
  const later = Math.round(size.later)
  return (
    <SizeNote title="What a browser downloads, minified and in gzip, with everything of ours and of the libraries that we use; React and styled-components come on top.">
      {Math.round(size.atOnce)} kB at once{later === 0 ? '' : `, ${later} kB later`}
    </SizeNote>
  )
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
