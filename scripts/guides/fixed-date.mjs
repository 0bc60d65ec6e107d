// Loaded before the server (`node --import`): moves its clock to the day of the pictures, so that
// the demonstration is the same whenever they are taken. Time still passes.
import { PICTURE_TIME } from './picture-time.mjs'

const realNow = Date.now.bind(Date)
const offset = Date.parse(PICTURE_TIME) - realNow()
const shiftedNow = () => realNow() + offset

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, values) =>
    values.length === 0 ? new RealDate(shiftedNow()) : Reflect.construct(RealDate, values),
  get: (RealDate, name) => (name === 'now' ? shiftedNow : Reflect.get(RealDate, name)),
})
