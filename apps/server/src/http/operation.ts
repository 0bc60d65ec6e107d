import type { operations } from '@throughline/api-client/schema'
import type { OperationId } from './contract'

/** The path parameters of an operation, converted and validated. */
export type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends {
  readonly path: infer Path
}
  ? Path
  : undefined

/** The query parameters, converted and validated. */
export type QueryOf<Id extends OperationId> = NonNullable<
  operations[Id]['parameters'] extends { readonly query?: infer Query } ? Query : never
>

/** The body, validated without conversion. */
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

/** The body of a successful response; `undefined` without one. */
type AnswerOf<Id extends OperationId> =
  SuccessOf<Id> extends {
    readonly content: { readonly 'application/json': infer Body }
  }
    ? Body
    : undefined

/** The result of a handler: the body of the response, and headers if the contract has some. */
export interface Answer<Id extends OperationId> {
  readonly body: AnswerOf<Id>
  readonly headers?: Readonly<Record<string, string>>
}

/** The entity tag shows that the client already has this response. */
export interface NotModified {
  readonly isNotModified: true
  readonly headers: Readonly<Record<string, string>>
}
