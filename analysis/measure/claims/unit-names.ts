/** Names of units by language: the commonest, in the forms that follow a figure. */

/** `code: name name|…`; an underscore stands for a space inside a name. Letter case does not matter. */
export const unitNames: Record<string, string> = {
  en: `mm: millimeter millimeters millimetre millimetres|cm: centimeter centimeters centimetre centimetres|m: meter meters metre metres
    |km: kilometer kilometers kilometre kilometres|[in_i]: inch inches|[ft_i]: foot feet|[yd_i]: yard yards|[mi_i]: mile miles
    |mg: milligram milligrams|ug: microgram micrograms|g: gram grams|kg: kilo kilos kilogram kilograms|t: tonne tonnes
    |[oz_av]: ounce ounces|[lb_av]: pound pounds|[stone_av]: stone|[sft_i]: square_foot square_feet sq._ft. sq._ft sq_ft
    |m2: square_meter square_meters square_metre square_metres|har: hectare hectares|[acr_us]: acre acres
    |mL: milliliter milliliters millilitre millilitres|L: liter liters litre litres|[gal_us]: gallon gallons
    |[foz_us]: fluid_ounce fluid_ounces fl._oz. fl_oz|[pt_us]: pint pints|[qt_us]: quart quarts|[tsp_us]: tsp tsp. teaspoon teaspoons
    |[tbs_us]: tbsp tbsp. tablespoon tablespoons|[cup_us]: cup cups|ms: millisecond milliseconds|s: second seconds|min: minute minutes
    |h: hour hours|d: day days|wk: week weeks|mo: month months mo mo.|a: year years yr yrs|Cel: degrees_celsius degrees_C
    |[degF]: degrees_fahrenheit degrees_F|deg: degree degrees|W: watt watts|kW: kilowatt kilowatts|MW: megawatt megawatts
    |kW.h: kilowatt-hour kilowatt-hours kilowatt_hour kilowatt_hours|kcal: calorie calories|V: volt volts|A: amp amps|dB: decibel decibels
    |Ohm: ohm ohms|lm: lumen lumens|[HP]: horsepower|M[pixel]: megapixel megapixels|[mi_i]/h: miles_per_hour|%: percent per_cent`,
  fr: `mm: millimètre millimètres|cm: centimètre centimètres|m: mètre mètres|km: kilomètre kilomètres|[in_i]: pouce pouces
    |mg: milligramme milligrammes|g: gramme grammes|kg: kilo kilos kilogramme kilogrammes|t: tonne tonnes
    |m2: mètre_carré mètres_carrés|har: hectare hectares|mL: millilitre millilitres|cL: centilitre centilitres|L: litre litres
    |s: seconde secondes|min: minute minutes|h: heure heures|d: jour jours|wk: semaine semaines|mo: mois|a: an ans année années
    |deg: degré degrés|Cel: degrés_celsius|W: watt watts|kW: kilowatt kilowatts|kW.h: kilowattheure kilowattheures
    |kcal: calorie calories|V: volt volts|dB: décibel décibels|lm: lumen lumens|[HP]: chevaux|%: pour_cent`,
  de: `mm: Millimeter Millimetern|cm: Zentimeter Zentimetern|m: Meter Metern|km: Kilometer Kilometern|[in_i]: Zoll
    |mg: Milligramm|g: Gramm|kg: Kilo Kilogramm|t: Tonne Tonnen|m2: Quadratmeter Quadratmetern qm|har: Hektar
    |mL: Milliliter Millilitern|L: Liter Litern|s: Sekunde Sekunden Sek.|min: Minute Minuten Min.|h: Stunde Stunden Std.
    |d: Tag Tage Tagen|wk: Woche Wochen|mo: Monat Monate Monaten|a: Jahr Jahre Jahren|deg: Grad|Cel: Grad_Celsius|W: Watt|kW: Kilowatt
    |kW.h: Kilowattstunde Kilowattstunden|kcal: Kalorie Kalorien Kilokalorien|V: Volt|A: Ampere|dB: Dezibel|lm: Lumen|[HP]: PS|%: Prozent`,
  es: `mm: milímetro milímetros|cm: centímetro centímetros|m: metro metros|km: kilómetro kilómetros|[in_i]: pulgada pulgadas
    |[ft_i]: pie pies|[mi_i]: milla millas|mg: miligramo miligramos|g: gramo gramos gr|kg: kilo kilos kilogramo kilogramos|t: tonelada toneladas
    |[lb_av]: libra libras|m2: metro_cuadrado metros_cuadrados|har: hectárea hectáreas|mL: mililitro mililitros|L: litro litros
    |s: segundo segundos|min: minuto minutos|h: hora horas|d: día días|wk: semana semanas|mo: mes meses|a: año años
    |deg: grado grados|Cel: grados_celsius grados_centígrados|W: vatio vatios|kW: kilovatio kilovatios
    |kW.h: kilovatio-hora kilovatios-hora kilovatios_hora|kcal: caloría calorías|V: voltio voltios|dB: decibelio decibelios decibeles
    |lm: lúmenes|[HP]: caballos CV|%: por_ciento por_cien`,
  it: `mm: millimetro millimetri|cm: centimetro centimetri|m: metro metri|km: chilometro chilometri|[in_i]: pollice pollici
    |mg: milligrammo milligrammi|g: grammo grammi|kg: chilo chili chilogrammo chilogrammi|t: tonnellata tonnellate
    |m2: metro_quadrato metri_quadrati metri_quadri mq|har: ettaro ettari|mL: millilitro millilitri|L: litro litri
    |s: secondo secondi|min: minuto minuti|h: ora ore|d: giorno giorni|wk: settimana settimane|mo: mese mesi|a: anno anni
    |deg: grado gradi|Cel: gradi_celsius gradi_centigradi|W: watt|kW: kilowatt|kW.h: kilowattora|kcal: caloria calorie|V: volt
    |dB: decibel|lm: lumen|[HP]: cavalli|%: per cento`,
  pt: `mm: milímetro milímetros milimetros|cm: centímetro centímetros|m: metro metros|km: quilômetro quilômetros quilómetro quilómetros
    |[in_i]: polegada polegadas|mg: miligrama miligramas|g: grama gramas|kg: quilo quilos quilograma quilogramas|t: tonelada toneladas
    |m2: metro_quadrado metros_quadrados|har: hectare hectares|mL: mililitro mililitros|L: litro litros|s: segundo segundos
    |min: minuto minutos|h: hora horas|d: dia dias|wk: semana semanas|mo: mês meses|a: ano anos|deg: grau graus|Cel: graus_celsius
    |W: watt watts|kW: quilowatt quilowatts|kW.h: quilowatt-hora quilowatts-hora|kcal: caloria calorias|V: volt volts|dB: decibéis decibel
    |lm: lúmens|[HP]: cavalos cv|%: por cento`,
  nl: `mm: millimeter|cm: centimeter|m: meter|km: kilometer|[in_i]: inch|mg: milligram|g: gram|kg: kilo kilogram|t: ton
    |m2: vierkante_meter|har: hectare|mL: milliliter|L: liter|s: seconde seconden|min: minuut minuten|h: uur uren|d: dag dagen
    |wk: week weken|mo: maand maanden|a: jaar jaren|deg: graad graden|Cel: graden_celsius|W: watt|kW: kilowatt|kW.h: kilowattuur
    |kcal: calorieën|V: volt|dB: decibel|lm: lumen|[HP]: pk|%: procent`,
  ar: `mm: ملم مم مليمتر ميليمتر|cm: سم سنتيمتر سنتيمترا سنتيمترًا|m: متر أمتار مترا مترًا|km: كم كيلومتر كيلومترا|[in_i]: بوصة بوصات إنش
    |mg: ملغ ملغم مليغرام ملليجرام|g: غ غرام جرام غراما جراما|kg: كغ كجم كيلوغرام كيلوجرام كيلو|m2: متر_مربع م²|mL: مل مليلتر|L: لتر لترات
    |s: ثانية ثوان ثواني|min: دقيقة دقائق|h: ساعة ساعات|d: يوم أيام يوما يومًا|wk: أسبوع أسابيع|mo: شهر أشهر شهرا شهرًا|a: سنة سنوات عام أعوام عاما عامًا
    |deg: درجة درجات|Cel: درجة_مئوية درجات_مئوية|W: واط وات|kW: كيلوواط كيلووات|V: فولت|dB: ديسيبل|kcal: سعرة_حرارية سعرات_حرارية|%: بالمئة بالمائة في_المئة في_المائة`,
  hi: `mm: मिमी मिलीमीटर|cm: सेमी सेंटीमीटर|m: मीटर|km: किमी किलोमीटर|[in_i]: इंच|[ft_i]: फीट फुट|mg: मिलीग्राम|g: ग्राम|kg: किग्रा किलो किलोग्राम
    |[sft_i]: वर्ग_फीट वर्ग_फुट|m2: वर्ग_मीटर|mL: मिली मिलीलीटर|L: लीटर|s: सेकंड सेकेंड|min: मिनट|h: घंटे घंटा घंटों|d: दिन दिनों
    |wk: सप्ताह हफ्ते हफ्तों|mo: महीने महीना महीनों माह|a: साल वर्ष सालों वर्षों|deg: डिग्री|Cel: डिग्री_सेल्सियस|W: वाट|kW: किलोवाट|V: वोल्ट|dB: डेसिबल
    |kcal: कैलोरी|%: प्रतिशत फीसदी फ़ीसदी`,
  ja: `mm: ミリ ミリメートル|cm: センチ センチメートル|m: メートル|km: キロメートル|[in_i]: インチ|mg: ミリグラム|g: グラム|kg: キロ キログラム|t: トン
    |m2: 平方メートル 平米|mL: ミリリットル|L: リットル|s: 秒|min: 分 分間|h: 時間|d: 日間 日|wk: 週間|mo: か月 ヶ月 ヵ月 カ月 ケ月 箇月|a: 年間 年
    |deg: 度|W: ワット|kW: キロワット|V: ボルト|dB: デシベル|kcal: カロリー キロカロリー|lm: ルーメン|%: パーセント`,
  zh: `mm: 毫米|cm: 厘米 公分|m: 米 公尺|km: 公里 千米|[in_i]: 英寸 吋|[ft_i]: 英尺|mg: 毫克|g: 克|kg: 公斤 千克|t: 吨 噸|m2: 平方米 平米|mL: 毫升
    |L: 升|s: 秒 秒钟|min: 分钟 分鐘|h: 小时 小時 个小时|d: 天|wk: 周 个星期 週|mo: 个月 個月|a: 年|deg: 度|Cel: 摄氏度|W: 瓦|kW: 千瓦|V: 伏
    |dB: 分贝 分貝|kcal: 千卡 卡路里|lm: 流明`,
  th: `mm: มิลลิเมตร มม.|cm: เซนติเมตร ซม. ซม|m: เมตร|km: กิโลเมตร กม.|[in_i]: นิ้ว|mg: มิลลิกรัม|g: กรัม|kg: กิโลกรัม กก. กก กิโล|m2: ตารางเมตร ตร.ม.
    |mL: มิลลิลิตร|L: ลิตร|s: วินาที|min: นาที|h: ชั่วโมง|d: วัน|wk: สัปดาห์|mo: เดือน|a: ปี|deg: องศา|Cel: องศาเซลเซียส|W: วัตต์|V: โวลต์|dB: เดซิเบล
    |kcal: แคลอรี|%: เปอร์เซ็นต์`,
};
