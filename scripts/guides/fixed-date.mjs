// Runs before the server (`node --import`) and moves its clock to the day of the pictures. So the
// demonstration is the same in every run. Time still passes.
import { PICTURE_TIME } from './picture-time.mjs'

const realNow = Date.now.bind(Date)
const offset = Date.parse(PICTURE_TIME) - realNow()
const shiftedNow = () => realNow() + offset

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, values) =>
    values.length === 0 ? new RealDate(shiftedNow()) : Reflect.construct(RealDate, values),
  get: (RealDate, name) => (name === 'now' ? shiftedNow : Reflect.get(RealDate, name)),
})
