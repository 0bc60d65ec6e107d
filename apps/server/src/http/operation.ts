import type { operations } from '@throughline/api-client/schema'
import type { OperationId } from './contract'

/** What stands in the path of an operation, converted and checked. */
export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends {
  readonly path: infer Path
}
  ? Path
  : undefined

/** What stands behind the question mark, converted and checked. */
export type QueryOf<Id extends OperationId> = NonNullable<
  operations[Id]['parameters'] extends { readonly query?: infer Query } ? Query : never
>

/** What the body says, checked as it is. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } }
}
  ? Body
  : operations[Id] extends {
        readonly requestBody: { readonly content: { readonly 'multipart/form-data': infer Form } }
      }
    ? Form
    : operations[Id] extends {
          readonly requestBody: {
            readonly content: { readonly 'application/x-www-form-urlencoded': infer Form }
          }
        }
      ? Form
      : undefined

type SuccessOf<Id extends OperationId> = operations[Id]['responses'] extends {
  readonly 200: infer Response
}
  ? Response
  : operations[Id]['responses'] extends { readonly 201: infer Response }
    ? Response
    : undefined

/** What an operation answers on success; `undefined` when the answer has no body. */
type AnswerOf<Id extends OperationId> =
  SuccessOf<Id> extends {
    readonly content: { readonly 'application/json': infer Body }
  }
    ? Body
    : undefined

/** What a handler gives back: the body of the answer, and headers where the contract has some. */
export interface Answer<Id extends OperationId> {
  readonly body: AnswerOf<Id>
  readonly headers?: Readonly<Record<string, string>>
}

/** The asker has the answer already, by its entity tag. */
export interface NotModified {
  readonly isNotModified: true
  readonly headers: Readonly<Record<string, string>>
}
