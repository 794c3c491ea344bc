// Written for the oldest Node that can read a module at all, so that it is a sentence that old Node prints and not
// a syntax error. What imports this loads everything else afterwards, with import().
const OLDEST = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(`\n  SecondKey needs Node.js ${OLDEST} or newer, and this is ${process.versions.node}.`);
  console.error('  Install the current version from nodejs.org, then run the same command again.\n');
  process.exit(1);
}
