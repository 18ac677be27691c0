import style from "./hall-props.module.css";

/** Silhouettes on the tool wall: spanner, hammer, screwdriver, saw, pliers. */
const TOOLS =
  "M64 252a13 13 0 1 1 18 12v44a9 9 0 0 1-18 0v-44a13 13 0 0 1-7-12l8 8h10l8-8zM112 240h34v16h-11v62h-12v-62h-11zM168 240h8l2 30h-12zm-2 32h12l3 44h-18zM206 244h60l6 12-14 8 4 8-12 4-8-10-36-8zM292 242l8 22 8-22 7 3-8 28 6 44h-9l-4-34-4 34h-9l6-44-8-28z";

const TINS = [
  ["amber", 1372],
  ["teal", 1414],
  ["sky", 1456],
  ["violet", 1498],
] as const;

/** Tool wall, bench and drawers. */
export const LeftProps = () => (
  <g>
    <g className={style.lifted}>
      <path className={style.board} d="M40 222H330V332H40z" />
      <path className={style.holes} d="M52 234H322M52 252H322M52 270H322M52 288H322M52 306H322M52 322H322" />
    </g>
    <path className={style.tools} d={TOOLS} />
    <g className={style.lifted}>
      <path className={style.bench} d="M-40 392H300v14H-40z" />
      <path className={style.benchLeg} d="M-30 406h16v70h-16zM274 406h16v70h-16z" />
      <path className={style.drawers} d="M20 406H150V474H20z" />
      <path className={style.drawerLines} d="M20 428H150M20 451H150M70 417h30M70 440h30M70 463h30" />
      <path className={style.benchLeg} d="M176 362h54v10h-12v12h14v8h-58v-8h14v-12h-12z" />
      <path className={style.can} d="M52 366h34v26H52zM60 366l4-14h10l4 14zM86 372l22-16 3 4-25 22z" />
    </g>
    <g className={style.lifted}>
      <path className={style.tyre} d="M-150 486a48 48 0 1 1 .1 0zm0 -26a22 22 0 1 0-.1 0z" />
    </g>
  </g>
);

/** A shelf with tins of paint, tyres and a jerrycan. */
export const RightProps = () => (
  <g>
    <g className={style.lifted}>
      <path className={style.bench} d="M1346 346H1560v10H1346z" />
      <path className={style.benchLeg} d="M1366 356h8v20l-8-8zM1530 356h8v12l-8 8z" />
      {TINS.map(([paint, x]) => (
        <g key={paint} data-paint={paint} className={style.tin}>
          <path className={style.tinBody} d={`M${x - 17} 312h34v34h-34z`} />
          <path className={style.tinPaint} d={`M${x - 17} 308h34v10h-4v12h-7v-12h-5v7h-6v-7h-12z`} />
        </g>
      ))}
    </g>
    <g className={style.lifted}>
      <path
        className={style.tyre}
        d="M1420 432h120q12 0 12 12v6q0 12-12 12h-120q-12 0-12-12v-6q0-12 12-12zM1430 400h120q12 0 12 12v6q0 12-12 12h-120q-12 0-12-12v-6q0-12 12-12z"
      />
      <path className={style.tyre} d="M1416 464h120q12 0 12 12v6q0 12-12 12h-120q-12 0-12-12v-6q0-12 12-12z" />
      <path className={style.can} d="M1312 424h46l12 12v50h-58zM1320 412h24v8h-24z" />
      <path className={style.canMark} d="M1322 440l36 36M1358 440l-36 36" />
    </g>
  </g>
);
