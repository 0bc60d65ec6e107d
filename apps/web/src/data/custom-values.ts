import {
  createTacticFieldValue,
  type ApiClient,
  type TypeValueDraft,
} from '@throughline/api-client'

/**
 * Error when the value of a custom field could not be stored. `cause` is the error of the request.
 */
export class CustomValueError extends Error {
  override readonly name = 'CustomValueError'
  readonly fieldId: number

  constructor(fieldId: number, cause: unknown) {
    super('The value of a custom field could not be stored.', { cause })
    this.fieldId = fieldId
  }
}

/**
 * Stores the values of custom fields one by one, before the item refers to them. Stops at the first
 * refusal, so that the item stays unchanged then.
 *
 * @throws CustomValueError which names the field
 */
export async function storeCustomValues(
  client: ApiClient,
  values: readonly TypeValueDraft[],
): Promise<readonly TypeValueDraft[]> {
  const stored: TypeValueDraft[] = []
  for (const value of values) {
    // A removed value needs no stored record.
    if (value.value === null) stored.push(value)
    else stored.push({ ...value, id: await idOfStored(client, value) })
  }
  return stored
}

async function idOfStored(client: ApiClient, value: TypeValueDraft): Promise<number> {
  try {
    return await createTacticFieldValue(client, value)
  } catch (error) {
    throw new CustomValueError(value.tacticFieldId, error)
  }
}
