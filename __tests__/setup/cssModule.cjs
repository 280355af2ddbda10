/** A CSS Module in which every class is named as it is written. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) })
