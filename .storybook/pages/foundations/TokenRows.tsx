import { token, tokenProperty, type TokenName } from '@throughline/ui/theme'
import type { CSSProperties, ReactNode } from 'react'
import { CopyButton } from '../parts/CopyButton'
import { FactTable, Length } from '../parts/Details.styles'

const oneHead: readonly string[] = ['Value']

export interface TokenRow {
  readonly name: TokenName
  /** One value, or one a density. */
  readonly values: readonly string[]
}

/** Tokens of one kind with their values: each name is copied as CSS reads it, each value as it is. */
export function TokenRows({
  rows,
  heads = oneHead,
  draw,
}: {
  readonly rows: readonly TokenRow[]
  /** Above the values. @default one column, Value */
  readonly heads?: readonly string[]
  readonly draw: (name: TokenName) => ReactNode
}) {
  return (
    <FactTable>
      <thead>
        <tr>
          <th scope="col">Token</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">Drawn</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">
              <CopyButton text={token(name)} label={tokenProperty(name)} />
            </th>
            {values.map((value, at) => (
              <td key={heads[at]}>
                <CopyButton text={value} context={`${name}, ${heads[at] ?? ''}`} />
              </td>
            ))}
            <td>{draw(name)}</td>
          </tr>
        ))}
      </tbody>
    </FactTable>
  )
}

/** A bar as long or as high as a token. */
export function TokenLength({
  name,
  side,
}: {
  readonly name: TokenName
  readonly side: 'width' | 'height'
}) {
  const size: CSSProperties =
    side === 'width' ? { width: token(name), height: 12 } : { width: 160, height: token(name) }
  return <Length style={size} />
}
