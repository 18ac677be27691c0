import style from "./illustration.module.css";

export type IllustrationName = "road" | "garage" | "podium" | "letters" | "breakdown";

const LAYERS: Record<IllustrationName, readonly (readonly [ink: string, d: string])[]> = {
  road: [
    ["road", "m92 150 18-66h20l18 66z"],
    ["line", "m118 150 1-14h2l1 14zm1-22 .6-12h.8l.6 12zm.7-19 .3-10h.4l.3 10z"],
    ["near", "M0 150c26-26 60-34 106-34l-14 34zm240 0c-22-26-60-34-106-34l14 34z"],
    ["post", "M186 74h5v70h-5z"],
    ["sign", "M160 62h50l12 13-12 13h-50z"],
    ["mark", "M170 72h26v6h-26z"],
  ],
  garage: [
    ["wall", "M40 150V74l80-34 80 34v76z"],
    ["dark", "M62 150V92h116v58z"],
    ["near", "M62 92h116v10H62zm0 14h116v4H62z"],
    ["line", "M84 148h72l-6-8H90z"],
    ["sign", "M96 58h48v18H96z"],
    ["mark", "M106 64h28v6h-28z"],
  ],
  podium: [
    ["wall", "M34 150v-30h56v30zm116 0v-40h56v40z"],
    ["near", "M90 150V86h60v64z"],
    ["mark", "M112 100h12v36h-10v-26h-4v-6z"],
    ["sign", "M112 74h16v-6h-5v-8c10-2 14-12 14-26h-34c0 14 4 24 14 26v8h-5z"],
  ],
  letters: [
    ["near", "M48 150V74c0-16 12-28 28-28h92c16 0 28 12 28 28v76z"],
    ["dark", "M60 150V78c0-12 6-20 16-20s16 8 16 20v72z"],
    ["post", "M182 66h6V34h-6z"],
    ["sign", "M188 34h26v18h-26z"],
    ["mark", "M110 96h68v6h-68zm0 14h46v6h-46z"],
  ],
  breakdown: [
    ["steam", "M150 70c-12-4-12-20 0-24 2-14 22-16 28-4 14-2 20 16 8 24-8 8-26 10-36 4z"],
    ["sign", "M40 122c2-18 12-24 34-26l18-22h44l16 22h32c12 2 18 12 18 28v10H40z"],
    ["dark", "m86 96 12-15h16v15zm36 0V81h11l11 15z"],
    ["near", "m150 96 34-36 8 6-26 30z"],
    ["wheel", "M76 122a16 16 0 1 1 0 32 16 16 0 0 1 0-32zm92 0a16 16 0 1 1 0 32 16 16 0 0 1 0-32z"],
    ["mark", "M76 132a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm92 0a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"],
  ],
};

/** Small paper-cut pictures for places where nothing is yet. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <svg aria-hidden viewBox="0 8 240 152" className={style.picture}>
      <circle className={style.sun} cx="176" cy="66" r="40" />
      <circle className={style.halo} cx="176" cy="66" r="58" />
      <path className={style.far} d="M-4 152v-30l40-34 34 30 34-52 44 50 34-26 62 42v20z" />
      {LAYERS[name].map(([ink, d]) => (
        <path key={d} className={style[ink]} d={d} />
      ))}
      <path className={style.ground} d="M0 150h240v12H0z" />
    </svg>
  );
}
