/** Unit signs that are the same in every language. */

/** One line per unit, `code: sign sign`; case-sensitive. */
export const unitSigns = `
  mm: mm ㎜
  cm: cm ㎝
  m: m
  km: km ㎞
  um: µm μm
  nm: nm
  [in_i]: ″ ” " in.
  [ft_i]: ′ ft ft.
  [mi_i]: mi
  mg: mg ㎎
  ug: µg μg mcg
  g: g
  kg: kg Kg KG ㎏
  t: t
  [oz_av]: oz oz. OZ OZ. Oz
  [lb_av]: lb lbs lb. lbs. LB LBS LB. LBS. Lb Lbs
  cm2: cm² cm2
  m2: m² m2 ㎡
  km2: km² km2
  har: ha
  [sft_i]: sqft sq.ft. ft²
  mL: ml mL ㎖
  cL: cl cL
  dL: dl dL
  L: l L ℓ
  m3: m³ m3
  cm3: cm³ cm3
  [cin_i]: in³ in3 IN3 IN³ cu.in.
  [foz_us]: fl.oz. fl.oz
  [cup_us]: cups
  ms: ms
  s: s sec secs sec.
  min: min mins min.
  h: h hr hrs hr. hrs.
  deg: °
  Cel: °C ℃ ºC
  [degF]: °F ℉ ºF
  mm/s: mm/s
  cm/s: cm/s
  m/s: m/s
  km/h: km/h kmh kph km/hr
  [mi_i]/h: mph
  W: W
  kW: kW KW
  MW: MW
  GW: GW
  Wh: Wh
  kW.h: kWh kwh KWh
  MW.h: MWh
  GW.h: GWh
  kJ: kJ
  kcal: kcal
  V: V
  kV: kV
  mV: mV
  mA: mA
  A: A
  mA.h: mAh
  A.h: Ah
  Ohm: Ω Ω
  kOhm: kΩ
  Hz: Hz
  kHz: kHz KHz
  MHz: MHz
  GHz: GHz
  /min: rpm RPM
  dB: dB dBA dB(A)
  Pa: Pa
  kPa: kPa
  MPa: MPa
  bar: bar
  [psi]: psi PSI
  N: N
  N.m: Nm
  lm: lm
  lx: lx
  cd/m2: cd/m²
  kBy: kB KB
  MBy: MB
  GBy: GB
  TBy: TB
  Mbit/s: Mbps Mbit/s
  Gbit/s: Gbps Gbit/s
  kbit/s: kbps kbit/s
  M[pixel]: MP
  [pixel]: px
  [iU]: IU
  [HP]: hp
  [mi_i]/[gal_us]: mpg
  %: % ％ ٪
`;
